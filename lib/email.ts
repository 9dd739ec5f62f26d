import { isValidText } from './text';

export const MAX_EMAIL = 254;

// Without the characters by which mail programs part a list of addresses or name one.
const twoParts = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/** What nobody sees, or what turns the writing round: an address with it would look like another one. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

// What folds into another character would make two addresses of one in the database and one of two in the mail:
// the Kelvin sign is a "k" to Postgres, and a domain of its own to the world.
const isOneself = (character: string) =>
  character < '\u0080' ||
  (character.toLowerCase() === character && character.normalize('NFKC') === character);

/** spec.md's simple pattern: text, at-sign, text, dot, text, no spaces. */
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
