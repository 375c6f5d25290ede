/** Of the runtime's own module, what is used. */
declare module 'cloudflare:workers' {
  export class DurableObject {
    protected readonly ctx: import('./runtime.js').ObjectState;
    protected readonly env: import('./runtime.js').Env;
  }
  /** What the deployment gives, also where there is no call. */
  export const env: import('./runtime.js').Env;
}
