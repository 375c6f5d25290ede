/** The passing of real time, as the delivery room's dispatcher needs it. */

/** Lets other work of the process run, then resolves. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Resolves `rang` after so many milliseconds of real time, unless it is cancelled first. */
export function alarm(timeout_ms: number): { rang: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const rang = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout_ms);
  });
  return { rang, cancel: () => clearTimeout(timer) };
}
