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

/** As written, and with digits read as letters (1 as "i" or as "l"). */
function wordsOf(text: string): string[] {
  return [text, asLetters(text, 'i'), asLetters(text, 'l')].map((each) =>
    joinLetters(each.replace(/[^a-z0-9]+/g, ' ')),
  );
}

const letters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const asLetters = (text: string, one: string) =>
  Array.from(text, (sign) =>
    sign === '1' || sign === '!' || sign === '|' ? one : (letters[sign] ?? sign),
  ).join('');

const WORDS = [
  /\b(?:viagra|cialis|levitra|bitcoins?|ethereum|forex|jackpots?|lotter(?:y|ies)|onlyfans|porn)\b/,
  // The word "casino" alone isn't spam, because Casino is a town in New South Wales.
  /\b(?:online|live|mobile|virtual|crypto) casinos?\b/,
  /\bcasinos? (?:online|bonus(?:es)?|games?|slots?|spins?|chips?|credits?|winnings?)\b/,
  /\bcrypto(?:currenc(?:y|ies)|coins?)?\b/,
  /\bgift ?cards?\b/,
  /\bclick ?(?:here|below|now|(?:on )?(?:this|the) link)\b/,
  /\b(?:claim|collect) (?:your|a|the) (?:prize|reward|voucher|refund)\b/,
  /\b(?:your|cash) prizes?\b/,
  /\byou (?:have|ve) won (?:a|an|the) (?:prize|phone|iphone|car|voucher|holiday)\b/,
  /\byou (?:have|ve) been selected\b/,
  /\bfree (?:iphones?|ipads?|money|cash|vouchers?)\b/,
  /\b(?:earn|make) (?:easy |fast |quick )?(?:money|cash) (?:fast|online|now|today|from home)\b/,
  /\bdouble your (?:money|investment|income)\b/,
  /\binvestment opportunit(?:y|ies)\b/,
  /\b(?:payday loans?|hot singles|weight loss|limited time offer)\b/,
  /\bverify your (?:account|identity|bank|card|password)\b/,
  /\byour account (?:has been|is|was) (?:suspended|locked|limited|blocked)\b/,
];

export const hasJunkWords = (text: string) =>
  wordsOf(text.toLowerCase()).some((each) => WORDS.some((words) => words.test(each)));
