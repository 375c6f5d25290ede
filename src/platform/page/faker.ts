/** What the samples ask of faker, from a fixed table: faker itself is larger than the whole sandbox. */

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Daniel', 'Emine', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya', 'Liv'];
const FAMILIES = [
  'Berg',
  'Costa',
  'Diaz',
  'Eriksen',
  'Fischer',
  'Haddad',
  'Ito',
  'Keller',
  'Moreau',
  'Novak',
  'Okafor',
];
const PRODUCTS = ['Desk lamp', 'Garden chair', 'Coffee grinder', 'Rain jacket', 'Notebook', 'Bicycle bell', 'Tea pot'];

let state = 0;

/** A whole number from 0 to below `end`: a generator of linear congruence, by its higher bits. */
function draw(end: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * end);
}

const oneOf = (words: readonly string[]): string => words[draw(words.length)] as string;
const between = (min: number, max: number): number => min + draw(max - min + 1);

interface Bounds {
  min: number;
  max: number;
}

export const faker = {
  seed(seed: number): void {
    state = seed >>> 0;
  },
  setDefaultRefDate(): void {},
  company: { name: (): string => `${oneOf(FAMILIES)} and ${oneOf(FAMILIES)}` },
  person: { firstName: (): string => oneOf(NAMES), lastName: (): string => oneOf(FAMILIES) },
  commerce: {
    price: ({ min, max }: Bounds): string => (between(min * 100, max * 100) / 100).toFixed(2),
    productName: (): string => oneOf(PRODUCTS),
  },
  number: { int: ({ min, max }: Bounds): number => between(min, max) },
};
