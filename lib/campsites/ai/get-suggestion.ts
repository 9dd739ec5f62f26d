import 'server-only';
import { isId } from '@/lib/fields';
import { postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { homeOf } from '../get-location';
import type { SaidSuggestion, ShownSuggestion } from '../suggestions/schema';
import { saidSuggestion } from '../suggestions/suggestion-sql';
import { toShown } from '../suggestions/to-suggestion';
import { closestTo, knownSites } from './known-sites';

export async function getSuggestion(viewer: Viewer, suggestionId: string): Promise<ShownSuggestion | null> {
  if (!isId(suggestionId)) return null;
  const [[row], home] = await Promise.all([
    readRows<{ said: SaidSuggestion }>(Prisma.sql`
      select ${saidSuggestion} said from ai_suggestions s where s.id = ${suggestionId}::uuid`),
    homeOf(viewer),
  ]);
  return row ? toShown(row.said, home) : null;
}

export interface SaidToQuestion {
  said: SaidSuggestion;
  postcode: string;
  radius: number;
}

/** Looks the campsite up each time, because viewers may see different campsites. */
export async function campsiteSaid(
  viewer: Viewer,
  { said, postcode, radius }: SaidToQuestion,
): Promise<string | null> {
  const centre = await postcodeCentre(postcode);
  if (!centre) return null;
  const sites = await knownSites(viewer, centre, { radius }, [said.name]);
  return closestTo(said.town ?? centre, sites)?.id ?? null;
}
