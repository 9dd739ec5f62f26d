import 'server-only';
import { arcOf, type Position } from '@/lib/geometry';
import { readPlaceText } from '@/lib/places/place-text';
import { db } from '@/lib/server/db/client';
import { earthPosition } from '@/lib/server/db/sql';
import type { Town } from '../suggestions/schema';
import type { Candidate } from './read-suggestions';

export async function suburbsOf(postcode: string): Promise<{ suburbs: string[]; state: string }> {
  const places = await db.place.findMany({
    where: { postcode },
    orderBy: [{ population: 'desc' }, { name: 'asc' }],
    take: 3,
    select: { name: true, state: true },
  });
  return { suburbs: places.map(({ name }) => name), state: places[0]?.state ?? '' };
}

/** In the candidates' order. Of several towns with the same name, the nearest to the centre. */
export async function townsOf(candidates: readonly Candidate[], centre: Position): Promise<(Town | null)[]> {
  const places = candidates.map(({ locality, state }) => ({ ...readPlaceText(locality), given: state }));
  const names = places.map(({ suburb }) => suburb);
  const states = places.map(({ given, state }) => given || state);
  const found = await db.$queryRaw<(Omit<Town, 'km'> & { index: number; chord: number })[]>`
    select wanted.index::int - 1 index, p.name, p.state, p.latitude, p.longitude, p.chord
    from unnest(${names}::text[], ${states}::text[]) with ordinality wanted(name, state, index)
    cross join lateral (
      select name, state, latitude, longitude, earth_position(latitude, longitude) <-> ${earthPosition(centre)} chord
      from places
      where search_name = search_words(wanted.name) and (wanted.state = '' or state = wanted.state)
      order by chord limit 1
    ) p`;
  const byIndex = new Map(found.map(({ index, chord, ...town }) => [index, { ...town, km: arcOf(chord) }]));
  return candidates.map((_, index) => byIndex.get(index) ?? null);
}
