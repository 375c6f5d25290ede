import { readSettings, type SettingFault, type Settings } from '../domain/merchants/settings.js';
import type { Json } from '../domain/types.js';
import { ControlProblem } from './problems.js';

function asError({ setting, value, rule, message }: SettingFault) {
  return { parameter: setting, value: value as Json, rule, message };
}

/**
 * Lays settings over others.
 * @throws ControlProblem naming every setting at fault, with what is allowed
 */
export function applySettings(given: Readonly<Record<string, unknown>>, base: Settings): Settings {
  const { settings, faults } = readSettings(given, base);
  if (settings !== null) return settings;
  const errors = faults.map(asError);
  const { parameter, value, rule } = errors[0] as (typeof errors)[number];
  const message = errors.map((error) => error.message).join(' ');
  const allowed = rule.startsWith('in:') ? { allowed: rule.slice('in:'.length).split(',') } : {};
  throw new ControlProblem(400, 'invalid_parameter', message, { parameter, value, rule, errors, ...allowed });
}
