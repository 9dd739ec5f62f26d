import { isStorable } from './storable';

// Without the characters by which mail programs part a list of addresses or name one.
const part = String.raw`[^\s@<>(),;:"\\]+`;
const pattern = new RegExp(`^${part}@${part}\\.${part}$`);

// What folds into another character would make two addresses of one in the database and one of two in the mail:
// the Kelvin sign is a "k" to Postgres, and a domain of its own to the world.
const isOneself = (character: string) =>
  character < '\u0080' ||
  (character.toLowerCase() === character && character.normalize('NFKC') === character);

/** spec.md's simple pattern: text, at-sign, text, dot, text, no spaces. */
export const isEmail = (value: string) =>
  pattern.test(value) && value.length <= 254 && isStorable(value) && Array.from(value).every(isOneself);
