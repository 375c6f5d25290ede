/** Before all tests: sees to it that what the contracts make is there, and is what they say now. */
import { generate } from '../../tools/generate.mjs';

export default async function setup(): Promise<void> {
  await generate();
}
