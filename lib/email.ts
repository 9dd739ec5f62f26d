import { isStorable } from './storable';

// Without the characters by which mail programs part a list of addresses or name one.
const part = String.raw`[^\s@<>(),;:"\\]+`;
const pattern = new RegExp(`^${part}@${part}\\.${part}$`);

/** spec.md's simple pattern: text, at-sign, text, dot, text, no spaces. */
export const isEmail = (value: string) => pattern.test(value) && value.length <= 254 && isStorable(value);
