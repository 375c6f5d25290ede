import type { ControlSchema } from '../../contract/types.js';
import type { Settings } from '../../domain/merchants/settings.js';

/** All settings in force. Two are choices among texts inside, and numbers for the reader. */
export function showProfile(settings: Settings): ControlSchema<'Profile'> {
  const { semantic_status, rate_limit } = settings;
  return {
    ...settings,
    semantic_status: Number(semantic_status) as 400 | 422,
    rate_limit: rate_limit === 'off' ? 'off' : (Number(rate_limit) as 1 | 2 | 3),
  };
}
