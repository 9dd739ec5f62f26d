import { countText } from '../text';

export const MIN_PASSWORD = 8;

/** spec.md has one message for a sign-up and another for a reset. */
export const TOO_SHORT = 'Password must be at least 8 characters';
export const TOO_SHORT_TO_RESET = 'Password must be at least 8 characters long';

export type Strength = '' | 'Weak' | 'Medium' | 'Strong';

const criteria = [/^.{8,}$/su, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/];

/**
 * spec.md section 5: a password under 8 characters is Weak. Otherwise 1 met criterion is Weak, 2 or
 * 3 are Medium, 4 are Strong.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return '';
  if (Array.from(password).length < MIN_PASSWORD) return 'Weak';
  const satisfied = criteria.filter((criterion) => criterion.test(password)).length;
  if (satisfied === 4) return 'Strong';
  return satisfied >= 2 ? 'Medium' : 'Weak';
}

/** Returns advice that makes a weak password stronger; '' for a medium or strong one. */
export function strengthAdvice(password: string): string {
  const length = Array.from(password).length;
  if (length === 0 || passwordStrength(password) !== 'Weak') return '';
  if (length >= MIN_PASSWORD) return 'Add a capital letter, a number or a symbol.';
  return `Add ${countText(MIN_PASSWORD - length, 'more character', 'more characters')}.`;
}
