/**
 * Drops words after a number, such as opening hours. Four pages send this to the browser, so it isn't
 * a library: the small edition of libphonenumber-js has 16 kB. The test compares both at every bundled
 * number.
 */
export const phoneNumbers = (text: string): string[] =>
  text
    .split(/[;,/&\r\n]|\b(?:or|and)\b/i)
    .map((part) => wordNumberIn(part) ?? numberIn(part))
    .filter((number) => number !== '');

/** "1300 CAMPING" is 1300 226 746. '' for a word too short for a number; null without such a number. */
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
const KEYS = '22233344455566677778889999';

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
