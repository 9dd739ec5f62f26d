import { addDays, today } from '../../lib/dates';
import { instantIn } from '../../lib/places/clock';
import type { Item } from '../../lib/trips/conditions/item';
import { connectTo } from '../database/client';

const HOUR_MS = 3_600_000;
const ZONE = 'Australia/Sydney';

const item = (
  each: Pick<Item, 'id' | 'kind' | 'gravity' | 'title' | 'text' | 'where'> & Partial<Item>,
): Item => ({
  from: null,
  until: null,
  rating: null,
  link: null,
  at: null,
  ...each,
});

type Area = [name: string, id: number, councils: string[]];
const shoalhaven: Area = ['Illawarra/Shoalhaven', 5, ['Kiama', 'Shoalhaven', 'Wingecarribee']];
const farSouth: Area = ['Far South Coast', 6, ['Bega Valley', 'Eurobodalla']];

const ban = (day: string, banned: boolean, [area, id, councils]: Area = shoalhaven) =>
  item({
    id: `${id} ${day}`,
    kind: 'fire ban',
    gravity: banned ? 'stops' : 'knows',
    title: `${banned ? 'Total fire ban' : 'No total fire ban listed'}, ${area}`,
    text: `${area}. Total fire ban: ${banned ? 'yes' : 'no'}. Fire danger: ${banned ? 'Extreme' : 'High'}.`,
    where: { councils },
    from: instantIn(ZONE, day, '00:00').toISOString(),
    until: instantIn(ZONE, addDays(day, 1), '00:00').toISOString(),
    rating: banned ? 'Extreme' : 'High',
  });

/** Invented entries of official lists, around the demo's campsite. */
const entries = (): Record<string, Item[] | null> => ({
  'nsw-fire-bans': [
    ban(today(), false),
    ban(addDays(today(), 1), true),
    ban(addDays(today(), 1), false, farSouth),
  ],
  'nsw-fires': null,
  'nsw-parks': [
    item({
      id: 'track',
      kind: 'park',
      gravity: 'stops',
      title: 'Red Rocks track is closed',
      text: 'Red Rocks track is closed after a rockfall. Rangers are on site.',
      where: { spots: [{ latitude: -34.71, longitude: 150.52 }], park: 'Red Rocks Nature Reserve' },
      until: instantIn(ZONE, addDays(today(), 9), '00:00').toISOString(),
    }),
  ],
});

/** The demo's server reads no list, so what is written here stays. */
export async function listConditions(databaseUrl: string, now = new Date()): Promise<void> {
  const client = await connectTo(databaseUrl);
  for (const [name, items] of Object.entries(entries())) {
    const at = new Date(now.getTime() - HOUR_MS / 3);
    await client.query(
      `insert into condition_lists (name, items, said_at, read_at, next_at) values ($1, $2, $3, $3, now() + interval '10 years')`,
      [name, items && JSON.stringify(items), items && at],
    );
  }
  await client.end();
}
