import { z } from 'zod';
import type { Suggestion } from '../suggestions/schema';
import { isAddress, plainText, readAccess, readFeatures, readState, readUrl, readYesOrNo } from './clean';

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
