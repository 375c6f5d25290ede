/** The machine rejected something. The message is one line: what, on what, why, what to do. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
}
