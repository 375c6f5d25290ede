/** How long a test looks again for what happens soon: vi.waitFor gives up after a second, which a busy machine can take. */
export const PATIENCE = { timeout: 20_000, interval: 50 };
