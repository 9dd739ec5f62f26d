import { oneLine } from '@/lib/text';

/** Kinds of bait (signs of spam or fraud) in a user's text. No mail to strangers may contain any. */
export type Bait = 'address' | 'link' | 'number' | 'words';

/** Only this many characters of a text are checked. No field in the app is longer. */
const LONGEST = 5_000;

/**
 * Returns the kind of bait in a text; null for a text without bait. `allowed` is a web address that
 * the text may contain.
 */
export function baitIn(text: string, allowed: string | null = null): Bait | null {
  const read = shown(withoutLink(text.slice(0, LONGEST), allowed));
  const spaced = joinLetters(read);
  const small = [read, spaced].map(withDots);
  if (small.some((each) => ADDRESS.test(each))) return 'address';
  if (small.some((each) => SCHEME.test(each) || hasDomain(each)) || hasShop(read)) return 'link';
  if (PREMIUM.test(read)) return 'number';
  return wordsOf(read.toLowerCase()).some((each) => WORDS.some((words) => words.test(each))) ? 'words' : null;
}

/** Returns a text without the allowed web address, with or without "https://" and "www.". */
function withoutLink(text: string, allowed: string | null): string {
  if (!allowed) return text;
  const bare = allowed.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  if (!bare) return text;
  const found = text.indexOf(bare);
  if (found < 0) return text;
  const end = found + bare.length;
  // The address in the text is longer, so it isn't the allowed one.
  if (/^[\w.-]/.test(text.slice(end).replace(/^[.](?:\s|$)/, ' '))) return text;
  const before = text.slice(0, found).replace(/(?:https?:\/\/)?(?:www\.)?$/, '');
  return `${before} ${withoutLink(text.slice(end).replace(/^\/(?=\s|$)/, ''), allowed)}`;
}

const alike: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    к: 'k',
    м: 'm',
    т: 't',
  },
  ...{ в: 'b', н: 'h', ԁ: 'd', ο: 'o', α: 'a', ι: 'i', ν: 'v', ρ: 'p', τ: 't', κ: 'k', ı: 'i', ɡ: 'g' },
  ...{ '。': '.', '·': '.', '•': '.', '‧': '.', '∙': '.', '⋅': '.', '・': '.', '٠': '.', '⁄': '/', '∕': '/' },
};

/**
 * Returns a text as a person sees it: without invisible characters and accents, and with plain
 * letters and dots instead of characters that look like them.
 */
function shown(text: string): string {
  const plain = text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ');
  return Array.from(plain, (sign) => alike[sign] ?? alike[sign.toLowerCase()] ?? sign).join('');
}

/**
 * Joins three or more single characters in a row to one word: "e v i l . c o m" becomes "evil.com".
 */
function joinLetters(text: string): string {
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

/** Replaces written dots by ".", in lower case: "evil [.] com" and "Evil dot com" become "evil.com". */
const withDots = (text: string) =>
  text
    .toLowerCase()
    .replace(/ ?[[({] ?(?:\.|dot) ?[\])}] ?/g, '.')
    .replace(/ dot (?=(?:com|net|org|info|au|io|ly|co|xyz|me)\b)/g, '.');

const ADDRESS = /[a-z0-9]@[a-z0-9-]{1,63}\.[a-z0-9]/;
const SCHEME = /(?:https?|hxxps?|ftp) ?: ?\/ ?\/|\bwww ?\. ?[a-z0-9]/;
const PREMIUM = /(?<!\d)190(?:[ -]?\d){7}(?!\d)/;

/** Top-level domains that aren't English words. A dot before one of them makes a web address. */
const ends = new Set(
  'com net org info biz io au nz uk co ly gl gd cc tv ru cn tk ml ga cf gq eu de fr xyz vip icu dev ai gg'.split(
    ' ',
  ),
);
/**
 * Top-level domains that are English words too. A dot before one of them makes a web address only
 * when a path follows.
 */
const endsBeforePath = new Set('me to in it at is so us am be no my page pw sh st'.split(' '));
/**
 * Top-level domains that are English nouns. A noun after a dot makes a web address unless only its
 * first letter is a capital, as at the beginning of a sentence.
 */
const nouns = new Set(
  'shop store site online club click link live top app win bid loan website space'.split(' '),
);

const hasDomain = (text: string) =>
  matches(text, /(?<=[a-z0-9] ?)\.([a-z]{2,7})(\/[a-z0-9])?/g, ends) ||
  matches(text, /(?<=[a-z0-9]) \. ([a-z]{2,7})/g, ends) ||
  /[a-z]\. com(?:\.au)?(?![a-z0-9])/.test(text);

const matches = (text: string, pattern: RegExp, known: Set<string>) =>
  Array.from(text.matchAll(pattern)).some(
    ([, end = '', path]) => known.has(end) || (path !== undefined && endsBeforePath.has(end)),
  );

const hasShop = (text: string) =>
  Array.from(text.matchAll(/(?<=[a-zA-Z0-9])\.([a-z]{3,7}|[A-Z]{3,7})(?![a-zA-Z0-9])/g)).some(
    ([, end = '']) => nouns.has(end.toLowerCase()),
  );

/**
 * Returns a text's words without punctuation, in three versions: as written, and with digits read
 * as letters in two ways (1 as "i" or as "l").
 */
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
  // The word "casino" alone isn't bait, because Casino is a town in New South Wales.
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

/** Returns a name as one line, for a mail to strangers; null when the name contains bait. */
export const namedInMail = (name: string): string | null => (baitIn(name) ? null : oneLine(name));

/**
 * Returns the name of a person or a household for a mail to strangers. When the name contains bait,
 * returns "Somebody".
 */
export const personInMail = (name: string) => namedInMail(name) ?? 'Somebody';

const OF_STRANGERS = 'it goes to people who don’t know Campmates.';

/** Error messages for a note, by the kind of bait that it contains. */
export const noteRefusals: Record<Bait, string> = {
  link: `Please leave links out of the note: ${OF_STRANGERS}`,
  address: `Please leave email addresses out of the note: ${OF_STRANGERS}`,
  number: 'Please leave 1900 numbers out of the note: calling them costs money.',
  words: 'Please write the note in other words: mail programs would take it for junk.',
};
