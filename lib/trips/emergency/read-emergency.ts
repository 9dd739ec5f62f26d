import 'server-only';
import type { Day } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { type CardOwner, requireCardsOn } from '@/lib/household/emergency/seal-card';
import { USUAL_ZONE } from '@/lib/places/clock';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { tripPeople } from '../households/people-sql';
import { siteDay } from '../moment';
import { isOnTrip } from '../policy';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { lastPlaceColumn } from '../trip-rows';
import { SHOWN_MS } from './may-open';
import type { Emergency } from './schema';

interface CardHousehold {
  id: string;
  name: string;
  card: boolean;
  shares: boolean | null;
}

export interface EmergencyRow {
  start_date: Day;
  end_date: Day;
  calledOff: boolean;
  ownId: string;
  profileId: string | null;
  name: string;
  going: boolean;
  runs: boolean;
  shares: boolean | null;
  keep: boolean;
  /** The own card, encrypted, in base64; null without one. */
  sealed: string | null;
  /** Whom the own card can be about: an account's campers, or those whom a guest brings. */
  crew: CardPersonRow[];
  /** Only those going. */
  households: CardHousehold[];
  firstAiders: { id: string; accepted: boolean }[];
  /** The newest that the reader may know of: of their own card, by themselves, or all for organisers. */
  openings: { id: string; householdId: string; by: string; name: string; at: string; reason: string }[];
  lastPlace: Placed;
}

const SHOWN_OPENINGS = 100;

/** Of a household `h`. */
export const ownCard = Prisma.sql`emergency_cards card
  where card.profile_id = h.profile_id
    or (h.profile_id is null and card.trip_id = h.trip_id and card.household_id = h.id)`;

const isGoing = Prisma.sql`(h.attending and ${isOnTrip})`;

const emergencySql = (caller: TripCaller) => Prisma.sql`
  select t.start_date::text, t.end_date::text, t.called_off_at is not null "calledOff",
    ${lastPlaceColumn},
    own.household_id::text "ownId", coalesce(own.attending, false) going, own.role is not null runs,
    h.profile_id::text "profileId", coalesce(p.name, h.name, '') name, h.shares_card shares,
    coalesce((select card.keep from ${ownCard}), false) keep,
    (select encode(card.sealed, 'base64') from ${ownCard}) sealed,
    (select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'age', person.age)
        order by person.nth, person.id), '[]')
      from (
        select id, name, age, case when is_owner then 0 else 1 end nth
        from crew_members where profile_id = h.profile_id and type = 'camper'
        union all
        select id, name, age, position from trip_people
        where h.profile_id is null and trip_id = h.trip_id and household_id = h.id and type = 'camper') person) crew,
    (select coalesce(json_agg(json_build_object(
        'id', h.id, 'name', coalesce(whose.name, h.name, ''), 'shares', h.shares_card,
        'card', exists (select from ${ownCard})) order by h.id <> h.trip_id, h.id), '[]')
      from households h left join profiles whose on whose.id = h.profile_id
      where h.trip_id = t.id and ${isGoing}) households,
    (select coalesce(json_agg(json_build_object('id', aider.household_id, 'accepted', aider.accepted_at is not null)
        order by aider.created_at, aider.household_id), '[]')
      from first_aiders aider join households h on h.trip_id = aider.trip_id and h.id = aider.household_id
      where aider.trip_id = t.id and ${isGoing}) "firstAiders",
    (select coalesce(json_agg(json_build_object('id', o.id, 'householdId', o.household_id, 'by', o.opener_id,
        'name', o.opener_name, 'at', o.opened_at, 'reason', o.reason) order by o.opened_at desc), '[]')
      from (
        select * from card_openings
        where trip_id = t.id and (own.role is not null or own.household_id in (household_id, opener_id))
        order by opened_at desc limit ${SHOWN_OPENINGS}) o) openings
  from ${tripOfCaller(caller)}
  join households h on h.trip_id = t.id and h.id = own.household_id
  left join profiles p on p.id = h.profile_id
  where t.id = ${caller.tripId}::uuid`;

export async function readEmergency(caller: TripCaller, tx?: Tx): Promise<EmergencyRow> {
  requireCardsOn();
  const [row] = await readRows<EmergencyRow>(emergencySql(caller), tx);
  if (!row) throw notFound();
  return row;
}

export async function getEmergency(caller: TripCaller, tx?: Tx): Promise<Emergency> {
  return toEmergency(await readEmergency(caller, tx));
}

/** Whoever isn't going reads of no other household whether it has a card. */
export function toEmergency(row: EmergencyRow): Emergency {
  const { ownId, going, runs, households, firstAiders } = row;
  return {
    shares: row.shares ?? false,
    keep: row.keep,
    first_aiders: firstAiders.map(({ id, accepted }) => ({ household_id: id, accepted })),
    households: households
      .filter(({ id }) => going || runs || id === ownId)
      .map(({ id, card }) => ({ household_id: id, has_card: card })),
    openings: row.openings.map(({ householdId, by, name, at, reason }) => ({
      household_id: householdId,
      by,
      at: new Date(at).toISOString(),
      name,
      reason: householdId === ownId || by === ownId ? reason : null,
    })),
  };
}

/** Of the last stop: cards close by its clock. */
export const zoneAtSite = ({ lastPlace }: EmergencyRow): string => zoneAt(lastPlace) ?? USUAL_ZONE;

export const dayAtSite = (row: EmergencyRow, now: Date): Day => siteDay({ zone: zoneAtSite(row) }, now);

export const isFirstAider = ({ firstAiders, ownId }: EmergencyRow, id = ownId) =>
  firstAiders.some((each) => each.id === id && each.accepted);

export interface CardPersonRow {
  id: string;
  name: string;
  age: string | null;
}

/** The campers whom the household brings on the trip, by the id that attendees have. */
export const campersSql = (tripId: string, householdId: string | Prisma.Sql) => Prisma.sql`
  select coalesce(crew_member_id, id)::text id, name, age::text from ${tripPeople} person
  where trip_id = ${tripId}::uuid and household_id = ${householdId}::uuid and type = 'camper'
  order by position, is_owner desc, coalesce(crew_member_id, id)`;

export const ownerOfCard = (tripId: string, { id, profileId }: { id: string; profileId: string | null }) =>
  (profileId ? { profileId } : { tripId, householdId: id }) satisfies CardOwner;

export const isOpeningOf = (
  { ownId }: EmergencyRow,
  householdId: string,
  opening: EmergencyRow['openings'][number],
) => opening.householdId === householdId && opening.by === ownId;

/** The newest opening of the card by the reader's household that still shows it. */
export const openingThatShows = (row: EmergencyRow, householdId: string, now: Date) =>
  row.openings.find(
    (each) => isOpeningOf(row, householdId, each) && Date.parse(each.at) + SHOWN_MS > now.getTime(),
  );
