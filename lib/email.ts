import { isValidText } from './text';

export const MAX_EMAIL = 254;

// Without the characters that mail programs use to separate or name addresses.
const twoParts = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/** An address with an invisible or direction-reversing character would look like another address. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Characters that fold to others are refused, because the database and the mail system would read
// the address differently: Postgres folds the Kelvin sign to "k", but in a mail the sign makes a
// different domain.
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

const ascii = /^\p{ASCII}*$/u;

/**
 * exämple.org becomes xn--exmple-cua.org, so that a domain has one spelling wherever addresses are
 * kept or compared. A text that isn't an address stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Within a URL these characters would end the host, or be read as another character.
  if (at < 0 || ascii.test(domain) || /[/?#:%\\[\]]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}

export type AddressProblem = 'incomplete' | 'dots' | 'letters';

// A name of the internet has labels of letters, digits and inner hyphens, and its ending has a letter.
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;

/**
 * Why mail servers would not deliver. Stricter than spec.md's pattern, and for other people's
 * addresses: nobody notices when mail to them is lost.
 */
export function addressProblem(value: string): AddressProblem | null {
  if (!isEmail(value)) return 'incomplete';
  const [local = '', domain = ''] = withAsciiDomain(value).split('@');
  if (value.includes('..')) return 'dots';
  if (!ascii.test(local)) return 'letters';
  const labels = domain.split('.');
  const isDeliverable =
    localPart.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    labels.every((part) => label.test(part)) &&
    /[a-z]/i.test(labels.at(-1) ?? '');
  return isDeliverable ? null : 'incomplete';
}

const copiedAlong = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const quotes = '\'"`‘’“”';

/** Takes off what was copied along: quotes and blanks around it, dots after it, invisible characters. */
export function cleanAddress(text: string): string {
  const characters = text.replace(copiedAlong, '');
  let start = 0;
  let end = characters.length;
  while (start < end && `${quotes} `.includes(characters.charAt(start))) start++;
  while (end > start && `${quotes} .`.includes(characters.charAt(end - 1))) end--;
  return withAsciiDomain(characters.slice(start, end));
}
