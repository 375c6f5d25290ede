export const clean = ['key-in-url', 'unknown-field'];

export const grade = ({ payments }) => [[payments.length === 1, `There are ${payments.length} payment requests.`]];
