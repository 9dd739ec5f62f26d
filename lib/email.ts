import { isValidText } from './text';

export const MAX_EMAIL = 254;

// Matches text, at-sign, text, without the characters that mail programs use to separate or name
// addresses.
const twoParts = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/**
 * Matches invisible characters and characters that reverse the text's direction. An address that
 * contains one would look like another address.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

// True for a character that doesn't change when it is folded. Other characters are refused, because
// the database and the mail system would read the address differently: Postgres folds the Kelvin sign
// to "k", but in a mail the sign makes a different domain.
const isOneself = (character: string) =>
  character < '\u0080' ||
  (character.toLowerCase() === character && character.normalize('NFKC') === character);

/** True for spec.md's simple pattern: text, at-sign, text, dot, text, no spaces. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL || !twoParts.test(value)) return false;
  const domain = value.slice(value.indexOf('@') + 1);
  const dot = domain.indexOf('.', 1);
  return (
    dot > 0 &&
    dot < domain.length - 1 &&
    isValidText(value) &&
    !unseen.test(value) &&
    Array.from(value).every(isOneself)
  );
}
