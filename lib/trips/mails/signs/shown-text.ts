const looks: Record<string, string> = {
  a: 'аαɑᴀ',
  b: 'вьʙ',
  c: 'сϲᴄ',
  d: 'ԁɗᴅ',
  e: 'еєᴇ',
  f: 'ꜰ',
  g: 'ɡɢ',
  h: 'нһʜ',
  i: 'іιıɪ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'ӏʟ',
  m: 'мᴍ',
  n: 'ոпɴ',
  o: 'оοσօᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ѡԝᴡ',
  x: 'хχ',
  y: 'уүʏ',
  z: 'ᴢ',
  '.': '。·•‧∙⋅・٠۔܁܂ꓸ⸱⸳᛫ㆍ',
  '/': '⁄∕⧸╱',
  '@': '﹫',
};

const alike = new Map(
  Object.entries(looks).flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)),
);

/** White letters in black circles and squares, which no Unicode form makes plain. */
const BOXED = [0x1f150, 0x1f170];

function plainSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  for (const first of BOXED)
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  return alike.get(sign) ?? alike.get(sign.toLowerCase()) ?? sign;
}

export const withoutDisguise = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ');

export const shownText = (text: string) => Array.from(withoutDisguise(text), plainSign).join('');

/** "e v i l . c o m" becomes "evil.com". */
export function joinLetters(text: string): string {
  const words: string[] = [];
  let alone: string[] = [];
  const join = () => {
    words.push(...(alone.length > 2 ? [alone.join('')] : alone));
    alone = [];
  };
  for (const word of text.split(' ')) {
    if (Array.from(word).length === 1) alone.push(word);
    else {
      join();
      words.push(word);
    }
  }
  join();
  return words.join(' ');
}
