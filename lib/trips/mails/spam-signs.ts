import { badInput } from '@/lib/errors';
import { oneLine } from '@/lib/text';
import { hasCostlyNumber } from './signs/costly-number';
import { hasJunkWords, joinLetters, shownText, withoutDisguise } from './signs/shown-text';
import { hasWebAddress } from './signs/web-address';

/** Signs of spam or fraud in a user's text. No mail to strangers may contain any. */
export type SpamSign = 'address' | 'link' | 'number' | 'words';

/** No field in the app is longer. */
const LONGEST = 5_000;

const ADDRESS = /[a-z0-9]@[a-z0-9-]{1,63}\.[a-z0-9]/i;

/** `allowed` is a web address that the text may contain. */
export function spamSignIn(text: string, allowed: string | null = null): SpamSign | null {
  const own = withoutLink(text.slice(0, LONGEST), allowed);
  const plain = withoutDisguise(own);
  const read = shownText(own);
  const spaced = joinLetters(read);
  if ([read, spaced].some((each) => ADDRESS.test(each))) return 'address';
  // The plain form keeps endings in other scripts, such as ".рф", as they are.
  if ([read, spaced, plain].some(hasWebAddress)) return 'link';
  if ([plain, read].some(hasCostlyNumber)) return 'number';
  return hasJunkWords(read) ? 'words' : null;
}

/** Matches the allowed address with or without "https://" and "www.". */
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

/** For a mail to strangers; null when the name has signs of spam. */
export const namedInMail = (name: string): string | null => (spamSignIn(name) ? null : oneLine(name));

export const personInMail = (name: string) => namedInMail(name) ?? 'Somebody';

/** Stands in a mail for a text that has signs of spam. */
export const ON_PAGE = 'Read it on the trip’s page.';

const refusals: Record<SpamSign, string> = {
  link: 'Please leave links out: this goes by email to somebody who may not know Campmates. If it’s no link, put a space after the dot.',
  address: 'Please leave email addresses out: this goes by email to somebody who may not know Campmates.',
  number: 'Please leave 1900 numbers out: calling them costs money.',
  words: 'Please use other words: mail programs would take it for junk.',
};

/** Throws 400 at the fields whose texts have signs of spam. */
export function requireNoSpamSigns(fields: Record<string, string | null | undefined>): void {
  const wrong: Record<string, string> = {};
  for (const [field, text] of Object.entries(fields)) {
    const sign = text ? spamSignIn(text) : null;
    if (sign) wrong[field] = refusals[sign];
  }
  const [first] = Object.values(wrong);
  if (first) throw badInput(first, wrong);
}

const OF_STRANGERS = 'it goes to people who don’t know Campmates.';

export const noteRefusals: Record<SpamSign, string> = {
  link: `Please leave links out of the note: ${OF_STRANGERS}`,
  address: `Please leave email addresses out of the note: ${OF_STRANGERS}`,
  number: 'Please leave 1900 numbers out of the note: calling them costs money.',
  words: 'Please write the note in other words: mail programs would take it for junk.',
};
