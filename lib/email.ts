import { isValidText } from './text';

export const MAX_EMAIL = 254;

// Excludes the characters with which mail programs separate or name addresses.
const twoParts = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/**
 * Invisible characters, or characters that reverse the text's direction. An address with one
 * would look like another address.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

// A character that folds into another is refused, because the database and the mail system would
// disagree on the address: the Kelvin sign is a "k" to Postgres, but makes a different domain.
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
