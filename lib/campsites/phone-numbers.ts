/**
 * Returns the phone numbers in the text of a site's phone field. For example, "02 4465 1234
 * (8am-5pm) or 0400 000 000" has two. Words after a number, such as opening hours, are left out.
 * Browsers use this function on four pages, so it isn't a library: the small edition of
 * libphonenumber-js has 16 kB. The test compares it with that library at every bundled number.
 */
export const phoneNumbers = (text: string): string[] =>
  text
    .split(/[;,/&\r\n]|\b(?:or|and)\b/i)
    .map((part) => wordNumberIn(part) ?? numberIn(part))
    .filter((number) => number !== '');

/**
 * Returns a number that is written with a word, in digits: "1300 CAMPING" is 1300 226 746. Returns
 * '' when the word is too short for a number, and null for a part without such a number.
 */
function wordNumberIn(part: string): string | null {
  const [, start, word] = /\b(1[38]00|13)[ -]?([A-Z][A-Z -]{2,})/.exec(part) ?? [];
  if (!start || !word) return null;
  const keys = word
    .replace(/[^A-Z]/g, '')
    .replace(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - A] ?? '');
  const length = start === '13' ? 4 : 6;
  // The network ignores what is dialled after the last digit.
  return keys.length < length ? '' : `${start} ${keys.slice(0, length)}`;
}

const A = 'A'.charCodeAt(0);
/** The digits on which a phone has the letters from A to Z. */
const KEYS = '22233344455566677778889999';

/** Returns the phone number that begins at the text's first digit; '' without a number. */
function numberIn(part: string): string {
  const start = part.search(/\+?\d/);
  if (start === -1) return '';
  const [digits = '', ...words] = part.slice(start).split(/(?=\p{L})/u);
  const blocks = digits.split(/\s+/);
  // In "4465 1234 8am" the 8 is not part of the number.
  if (words.length > 0 && blocks.length > 1) blocks.pop();
  return blocks
    .map((block) => block.replace(/[^\d+]/g, ''))
    .filter((block) => block !== '')
    .join(' ')
    .replace(/^(?:\+|00)61 ?0/, '+61 ')
    .replace(/^\+61(?=\d)/, '+61 ');
}
