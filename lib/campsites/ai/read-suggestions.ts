import { z } from 'zod';
import { optionalUrl } from '@/lib/fields';
import { stateNames, states } from '@/lib/places/place-text';
import type { Access, Suggestion, YesOrNo } from '../suggestions/schema';

const MOST_FEATURES = 8;
const MOST_FEATURES_READ = 100;

/** A model may write tags, control characters and marks that reverse the text's direction. */
export function plainText(value: string, max: number): string {
  const line = value
    .slice(0, 4000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, max).join('').trim();
}

export const isAddress = (name: string) =>
  !/\s/.test(name) && /^(https?:|www\.)|.\.(com|org|net|info|io|gov|edu|au)(\/|$)/i.test(name);

/** '' for an empty text; null when the text names no Australian state. */
export function readState(given: string): string | null {
  if (!given) return '';
  const begins = (words = '') =>
    given.toLowerCase().startsWith(words.toLowerCase()) && !/^\w/.test(given.slice(words.length));
  return states.find((code) => begins(code) || begins(stateNames[code])) ?? null;
}

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

/** 'Unknown' when the text names none or several. */
export function readAccess(given: string): Access {
  const named = accessWords.filter(([, words]) => words.test(given));
  return named.length === 1 && named[0] ? named[0][0] : 'Unknown';
}

function readYesOrNo(given: string): YesOrNo | null {
  const word = given.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return 'Yes';
  return word === 'no' || word === 'false' ? 'No' : null;
}

const readUrl = (given: string | null): string | null => optionalUrl.safeParse(given).data ?? null;

const MOST_READ = 100;

export interface Candidate extends Omit<Suggestion, 'town'> {
  locality: string;
  state: string;
}

export function readSuggestions(content: string): Candidate[] | null {
  const list = listIn(parseJson(content));
  if (!list) return null;
  return list.slice(0, MOST_READ).flatMap((value) => readItem(value) ?? []);
}

/** Reads JSON even inside prose or a code fence. */
function parseJson(content: string): unknown {
  const start = content.search(/[[{]/);
  const end = Math.max(content.lastIndexOf(']'), content.lastIndexOf('}'));
  try {
    return JSON.parse(content.slice(Math.max(start, 0), end + 1));
  } catch {
    return undefined;
  }
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const { data } = z.object({ campsites: z.array(z.unknown()) }).safeParse(value);
  return data?.campsites ?? null;
}

const item = z.object({
  name: z.string(),
  locality: z.string().catch(''),
  state: z.string().catch(''),
  features: z.array(z.unknown()).catch([]),
  access: z.string().catch(''),
  petFriendly: z.union([z.string(), z.boolean()]).catch(''),
  url: z.string().nullable().catch(null),
});

function readItem(value: unknown): Candidate | null {
  const { data } = item.safeParse(value);
  if (!data) return null;
  const name = plainText(data.name, 80);
  if (!/[\p{L}\p{N}]/u.test(name) || isAddress(name)) return null;
  const [town = '', ...region] = plainText(data.locality, 160).split(',');
  const state = readState(plainText(data.state, 80) || region.join(' ').trim());
  if (state === null) return null;
  return {
    name,
    locality: town,
    state,
    features: readFeatures(data.features),
    access: readAccess(data.access),
    petFriendly: readYesOrNo(String(data.petFriendly)),
    url: readUrl(data.url),
  };
}
