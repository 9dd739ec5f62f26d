import 'server-only';
import { derivedId } from '@/lib/derived-id';
import { isId } from '@/lib/fields';
import { type ProfileRef, profileIdOf } from '@/lib/server/auth/profile-ref';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { tripPeople } from '../households/people-sql';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from '../trip-caller';
import { type EarlierWord, type KeptThing, makePackingList, type OwnLine, takenThings } from './make-list';
import type { PackingList } from './schema';
import { type Packer, usualThings } from './usual';

/** The largest number of marks read from earlier trips. No family has as many items. */
const MOST_WORDS = 300;

/** What a household's packing list is made from. */
export interface PackingThings {
  crew: Packer[];
  gear: { id: string; name: string; shared: boolean }[];
  lines: OwnLine[];
  kept: KeptThing[];
  earlier: EarlierWord[];
}

interface PackingRow {
  called_off: boolean;
  household_id: string;
  attending: boolean | null;
  things: PackingThings;
}

export interface OwnPacking extends PackingList {
  householdId: string;
  going: boolean;
  calledOff: boolean;
}

/** Null when the caller isn't on the trip. */
export async function getPacking(caller: TripCaller, client: Tx = db): Promise<OwnPacking | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [row] = await readRows<PackingRow>(packingSql(caller), client);
  if (!row) return null;
  const { called_off: calledOff, household_id: householdId, attending, things } = row;
  const going = attending === true;
  const list = packingListOf(caller, householdId, things);
  // The ticks of a household that isn't going stay stored, for when it is going again.
  return { ...(going ? list : { items: [], left_out: [] }), householdId, going, calledOff };
}

export function packingListOf(
  caller: TripCaller,
  householdId: string,
  { crew, gear, lines, kept, earlier }: PackingThings,
): PackingList {
  // Devices have already stored ids that were derived from an account's profile id.
  const ownId = viewerOf(caller)?.profileId ?? householdId;
  return makePackingList({
    crew: usualThings(crew),
    gear: gear.filter(({ shared }) => !shared),
    taken: takenThings(
      lines,
      gear.filter(({ shared }) => shared),
    ),
    kept,
    earlier,
    idOf: (key) => derivedId(`${caller.tripId} ${ownId} packing ${key}`),
  });
}

export const packingSql = (caller: TripCaller) => Prisma.sql`
  select t.called_off_at is not null called_off, own.household_id::text, own.attending, ${packingThings(caller)} things
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

/** Of a trip `t` and the reader's household `own`. */
export const packingThings = (caller: TripCaller) => Prisma.sql`json_build_object(
    'crew', (select coalesce(json_agg(json_build_object('type', type, 'age', age, 'pet_type', pet_type)), '[]')
     from ${tripPeople} person where trip_id = t.id and household_id = own.household_id),
    'gear', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'shared', g.shared)
       order by g.created_at, g.name), '[]')
     from gear_items g where g.profile_id = ${profileIdOf(ownerOf(caller))}),
    'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'rule', l.rule, 'name', l.name, 'struck', l.struck,
       'quantity', f.quantity) order by l.created_at, l.id), '[]')
     from gear_lines l left join gear_offers f on f.line_id = l.id and f.household_id = own.household_id
     where l.trip_id = t.id and (l.struck or f.quantity is not null)),
    'kept', (select coalesce(json_agg(json_build_object(
       'id', k.item_id, 'from', k.source, 'name', k.name, 'quantity', coalesce(k.quantity, 1), 'packed', k.packed,
       'mark', k.mark, 'leftOut', k.left_out) order by k.created_at, k.item_id), '[]')
     from packing_items k where k.trip_id = t.id and k.household_id = own.household_id),
    'earlier', (select coalesce(json_agg(json_build_object('name', word.name, 'mark', word.mark) order by word.rank), '[]')
     from (${earlierWords(ownerOf(caller))}) word))`;

/** If an item was packed on a later trip, its mark no longer counts. */
const earlierWords = (whose: ProfileRef) => Prisma.sql`
  select name, mark, row_number() over (order by start_date desc, trip_id, name) rank
  from (
    select distinct on (lower(k.name)) k.name, k.mark, e.start_date, e.id trip_id
    from households h
    join packing_items k on k.trip_id = h.trip_id and k.household_id = h.id
    join trips e on e.id = k.trip_id
    where h.profile_id = ${profileIdOf(whose)} and e.start_date < t.start_date and e.called_off_at is null
      and (k.mark is not null or (k.packed and not k.left_out))
    order by lower(k.name), e.start_date desc, e.id
  ) newest
  order by rank limit ${MOST_WORDS}`;
