import { withoutAccents } from '@/lib/text';

/** Returns '' for a name without letters. */
export function usernameOf(name: string): string {
  const [first = ''] = withoutAccents(name).trim().split(/\s+/);
  const base = first.replace(/[^a-z\d]/g, '').slice(0, 30);
  return base.length < 2 ? '' : base;
}

export const FILL_ALL = 'Please fill out all fields.';

export const camperFields = ['camper_1', 'camper_2', 'camper_3', 'camper_4', 'camper_5'] as const;
