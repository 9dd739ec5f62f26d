import { optionalUrl } from '@/lib/fields';
import { stateNames, states } from '@/lib/places/place-text';
import type { Access, YesOrNo } from '../suggestions/schema';

/** Functions that make each field of a model's response harmless. */

const MOST_FEATURES = 8;
const MOST_FEATURES_READ = 100;

/**
 * Returns the text as one line of at most `max` characters, without tags, control characters or
 * marks that reverse the text's direction.
 */
export function plainText(value: string, max: number): string {
  const line = value
    .slice(0, 4000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, max).join('').trim();
}

/** True when a name is only a web address. */
export const isAddress = (name: string) =>
  !/\s/.test(name) && /^(https?:|www\.)|.\.(com|org|net|info|io|gov|edu|au)(\/|$)/i.test(name);

/**
 * Returns the code of the Australian state that the text names; '' for an empty text, null when the
 * text names no such state.
 */
export function readState(given: string): string | null {
  if (!given) return '';
  const begins = (words = '') =>
    given.toLowerCase().startsWith(words.toLowerCase()) && !/^\w/.test(given.slice(words.length));
  return states.find((code) => begins(code) || begins(stateNames[code])) ?? null;
}

/** Returns the features that are texts: made harmless, shortened, and without duplicates. */
export function readFeatures(values: unknown[]): string[] {
  const byWord = new Map<string, string>();
  for (const value of values.slice(0, MOST_FEATURES_READ)) {
    const feature = typeof value === 'string' ? plainText(value, 40) : '';
    if (feature && !byWord.has(feature.toLowerCase())) byWord.set(feature.toLowerCase(), feature);
  }
  return [...byWord.values()].slice(0, MOST_FEATURES);
}

const accessWords: [Access, RegExp][] = [
  ['2 Wheel Drive', /\b(2|two)[ -]?w(heel|d)/i],
  ['All Wheel Drive', /\b(awd|all[ -]?wheel)/i],
  ['4 Wheel Drive', /\b((4|four)[ -]?w(heel|d)|4x4)/i],
];

/** Returns the drivetrain that the text names; 'Unknown' when it names none or several. */
export function readAccess(given: string): Access {
  const named = accessWords.filter(([, words]) => words.test(given));
  return named.length === 1 && named[0] ? named[0][0] : 'Unknown';
}

/** Returns a plain yes or no; null for any other text. */
export function readYesOrNo(given: string): YesOrNo | null {
  const word = given.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return 'Yes';
  return word === 'no' || word === 'false' ? 'No' : null;
}

/** Returns a link that is safe to show; null for any other text. */
export const readUrl = (given: string | null): string | null => optionalUrl.safeParse(given).data ?? null;
