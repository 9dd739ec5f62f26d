import { countText } from '../text';

export const MIN_PASSWORD = 8;

/** spec.md has one message for a sign-up and another for a reset. */
export const TOO_SHORT = 'Password must be at least 8 characters';
export const TOO_SHORT_TO_RESET = 'Password must be at least 8 characters long';

export type Strength = '' | 'Weak' | 'Medium' | 'Strong';

const criteria = [/^.{8,}$/su, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/];

/** From spec.md section 5. */
export function passwordStrength(password: string): Strength {
  if (password === '') return '';
  if (Array.from(password).length < MIN_PASSWORD) return 'Weak';
  const satisfied = criteria.filter((criterion) => criterion.test(password)).length;
  if (satisfied === 4) return 'Strong';
  return satisfied >= 2 ? 'Medium' : 'Weak';
}

/** '' for a medium or strong password. */
export function strengthAdvice(password: string): string {
  const length = Array.from(password).length;
  if (length === 0 || passwordStrength(password) !== 'Weak') return '';
  if (length >= MIN_PASSWORD) return 'Add a capital letter, a number or a symbol.';
  return `Add ${countText(MIN_PASSWORD - length, 'more character', 'more characters')}.`;
}
