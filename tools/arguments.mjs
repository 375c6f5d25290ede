/** What a command takes after its name: read and checked; what is wrong is said in one line, and ends the program. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** A whole number, at least so much, and no more. */
export const whole = (otherwise, least = 0, most = 999_999_999) => ({
  ...{ shown: 'N', otherwise, is: `a whole number from ${least} to ${most}` },
  fits: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
});

/** A number above zero. */
export const positive = (otherwise) => ({
  ...{ shown: 'N', otherwise, is: 'a number greater than 0', fits: (text) => Number(text) > 0 },
});

/** Where chance begins: another one each time, unless it is given. */
export const seed = whole(() => String(randomInt(1e9)));

export const oneOf = (names) => ({
  ...{ shown: 'NAME', is: `one of ${names.join(', ')}`, fits: (text) => names.includes(text) },
});

/** @param after the flag without which it says nothing */
export const text = (shown, after) => ({ shown, after });

/** A flag that is there or not. */
export const there = {};

/**
 * @param {string} command as one types it, for the sentence that says what is wrong
 * @param {Record<string, object>} flags what it takes, by name: whole, positive, seed, oneOf, text, there
 * @returns the values by name, as texts, those that are not given as their flag says
 */
export function readArguments(command, flags, args = process.argv.slice(2)) {
  const named = Object.entries(flags);
  const refuse = (message) => {
    const usage = named.map(([name, { shown }]) => `[--${name}${shown === undefined ? '' : ` ${shown}`}]`).join(' ');
    console.error(`${message} Use: ${command} ${usage}`);
    process.exit(2);
  };
  const options = named.map(([name, { shown }]) => [name, { type: shown === undefined ? 'boolean' : 'string' }]);
  let given = {};
  try {
    given = parseArgs({ args, options: Object.fromEntries(options) }).values;
  } catch (error) {
    refuse(error.message);
  }
  const values = named.map(([name, { otherwise, is, fits, after }]) => {
    const value = given[name];
    if (value === undefined) return [name, typeof otherwise === 'function' ? otherwise() : otherwise];
    if (fits?.(value) === false) refuse(`--${name} must be ${is}, not ${JSON.stringify(value)}.`);
    if (after !== undefined && given[after] === undefined)
      refuse(`--${name} needs --${after}, as a failure prints both.`);
    return [name, value];
  });
  return Object.fromEntries(values);
}
