/**
 * Returns the phone numbers in the text of a site's phone field. For example, "02 4465 1234
 * (8am-5pm); 0400 000 000" has two. Words after a number, such as opening hours, are left out.
 */
export const phoneNumbers = (text: string): string[] =>
  text
    .split(/[;,/\r\n]/)
    .map(numberIn)
    .filter((number) => number !== '');

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
    .join(' ');
}
