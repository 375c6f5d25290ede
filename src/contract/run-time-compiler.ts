/**
 * The compilers of validators, loaded when something must be compiled while the program runs: a variant of the contract, the
 * control API, or a refused request, whose fault only the full validator can name. Most starts never need them, and are some
 * 20 ms faster for it.
 */
type Compilers = typeof import('./compilers.js');

let loaded: Compilers | undefined;
let loading: Promise<void> | undefined;

/** Resolves when everything can be judged; undefined when it can be already. */
export function loadCompiler(): Promise<void> | undefined {
  if (loaded !== undefined) return undefined;
  loading ??= import('./compilers.js').then((compilers) => {
    loaded = compilers;
  });
  return loading;
}

/** @throws Error when `loadCompiler` was not awaited */
export function compilers(): Compilers {
  if (loaded === undefined) throw new Error('Something is to be judged before the compiler was loaded.');
  return loaded;
}
