/**
 * The numbers in what somebody wrote as a site's phone: "02 4465 1234 (8am-5pm); 0400 000 000" has two. What stands
 * after a number in words, such as when somebody answers, is none of its digits.
 */
export const phoneNumbers = (text: string): string[] =>
  text
    .split(/[;,/\r\n]/)
    .map(numberIn)
    .filter((number) => number !== '');

/** From the first digit to the next letter. */
function numberIn(part: string): string {
  const start = part.search(/\+?\d/);
  if (start === -1) return '';
  const [digits = '', ...words] = part.slice(start).split(/(?=\p{L})/u);
  const blocks = digits.split(/\s+/);
  // "8am" is no part of it.
  if (words.length > 0 && blocks.length > 1) blocks.pop();
  return blocks
    .map((block) => block.replace(/[^\d+]/g, ''))
    .filter((block) => block !== '')
    .join(' ');
}
