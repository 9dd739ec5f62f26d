import 'server-only';
import { addDays, earliestToday, today } from '@/lib/dates';
import { stateAt } from '@/lib/places/state-at';
import { statesNear } from '@/lib/places/state-lines';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { Prisma } from '@/prisma/generated/client';
import { eachStop } from '../stops/stops-column';
import { DAYS_BEFORE } from './known';
import { type Outcome, readList } from './read-list';
import { listsRead, NEIGHBOUR_KM } from './site-lists';
import { tellConditions } from './tell-conditions';

/** Reads whole lists, so nothing of a trip leaves the server but which states have trips at all. */
export async function readLists(now = new Date()): Promise<void> {
  if (env().CONDITIONS.states.length === 0) return;
  const states = await statesWithTrips(now);
  const due = listsRead().filter((list) => states.has(list.state));
  const outcomes: Outcome[] = [];
  // One after another: together, large lists could fill the memory.
  for (const list of due) outcomes.push(await readList(list, now));
  log.debug({ lists: due.map(({ name }, at) => `${name}: ${outcomes[at]}`) }, 'lists read');
  // Also when no list has changed: days pass, and a trip may have come near.
  if (outcomes.some((outcome) => outcome !== 'waits')) await tellConditions();
}

async function statesWithTrips(now: Date): Promise<Set<string>> {
  const isNear = Prisma.sql`t.called_off_at is null and t.end_date >= ${earliestToday(now)}::date
    and t.start_date <= ${addDays(today(now), DAYS_BEFORE)}::date`;
  const place = Prisma.sql`c.state, round(c.latitude::numeric, 1)::float8 latitude, round(c.longitude::numeric, 1)::float8 longitude`;
  const sites = await db.$queryRaw<{ state: string | null; latitude: number; longitude: number }[]>`
    select ${place} from trips t join campsites c on c.id = t.campsite_id
    where ${isNear} and not exists (select from stops s where s.trip_id = t.id)
    union
    select stop.* from (select t.id trip_id from trips t where ${isNear}) own
    cross join lateral (select ${place} from ${eachStop} where c.id is not null and ${isNear}) stop`;
  return new Set(
    sites.flatMap(({ state, ...spot }) =>
      [state ?? stateAt(spot) ?? [], statesNear(spot, NEIGHBOUR_KM)].flat(),
    ),
  );
}
