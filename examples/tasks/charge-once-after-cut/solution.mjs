export { work } from '../patient-charge.mjs';
