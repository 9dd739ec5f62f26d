import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { getSuggestion } from '@/lib/campsites/ai/known-sites';
import { getCampsite } from '@/lib/campsites/get-location';
import { isVisibleTo } from '@/lib/campsites/policy';
import { addDays, type Day, dateOf, dateOrNull, daysBetween, today } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { type MealKind, Prisma } from '@/prisma/generated/client';
import { getAttendance } from '../attendance/choose';
import { type PeopleRow, peopleOfTrip, type TripPeople, toPeople } from '../attendance/people';
import { keepDecideTodo } from '../backups/decide-todo';
import { createTrip } from '../create-trip';
import { isChanged, lineFields } from '../gear/get-gear';
import { type LineRow, lineIdOf } from '../gear/lines';
import type { SiteChoice } from '../site/site-choice';
import { type RunStop, stopsInCopy } from '../stops/run-stop';
import { areSeveral } from '../stops/stops';
import { tripsOf } from '../trip-rows';
import { movedDays } from './moved-days';
import { type CopiedTrip, choosesOtherSite, type FormerInvitee, type TripCopy } from './schema';
import { type StaysBehind, staysBehindColumn } from './taken-along';

interface Asker {
  profileId: string;
}

/** The people who went come first. */
function formerInvitees(
  { attendees, pending, notGoing }: TripPeople,
  { profileId }: Asker,
  staysBehind: string[],
): FormerInvitee[] {
  const came = attendees.map(({ household_id: id, profile_id, profile_name, invitee }) =>
    invitee
      ? { ...invitee, name: profile_name }
      : { id, name: profile_name, email: null, own: profile_id === profileId },
  );
  return [...came, ...pending, ...notGoing]
    .filter(
      ({ id, own, name, email }) => !own && !staysBehind.includes(id) && (name !== null || email !== null),
    )
    .map(({ name, email }) => ({ name, email }));
}

interface CopiedParts {
  lines: Omit<LineRow, 'id' | 'offers'>[];
  meals: { day: Day; kind: MealKind; title: string | null; notes: string | null; items: string[] }[];
  /** `dueIn` counts days from the trip's first day; it is negative for an earlier date, null without one. */
  todos: { text: string; dueIn: number | null }[];
  duties: string[];
  /** `decideIn` counts as `dueIn` does. */
  backups: {
    campsiteId: string | null;
    name: string;
    url: string | null;
    trigger: string | null;
    decideIn: number | null;
    /** The position of its stop; null for the first, and on a trip with one stop. */
    at: number | null;
  }[];
  /** In order; null for a trip with one stop. */
  stops: Omit<RunStop, 'id'>[] | null;
  plans: { day: Day; at: string | null; text: string; notes: string | null }[];
}

/** No person is copied: not who brings gear, who cooks, who has a duty or who joins a plan. */
const copiedColumns = (viewer: Viewer) => Prisma.sql`
  (select coalesce(json_agg(json_build_object(${lineFields}) order by line.created_at, line.id), '[]')
   from gear_lines line
   where line.trip_id = t.id and (line.rule is null or ${isChanged})
  ) lines,
  (select coalesce(json_agg(json_build_object(
     'day', m.day, 'kind', m.kind, 'title', m.title, 'notes', m.notes, 'items', bought.texts)), '[]')
   from meals m, lateral (
     select coalesce(json_agg(i.text order by i.created_at, i.id), '[]') texts, count(*) > 0 some
     from meal_items i where i.meal_id = m.id
   ) bought
   where m.trip_id = t.id and (m.title is not null or m.notes is not null or bought.some)) meals,
  (select coalesce(json_agg(json_build_object('text', todo.text, 'dueIn', todo.due_on - t.start_date)
     order by todo.created_at, todo.id), '[]')
   from todos todo where todo.trip_id = t.id and todo.origin <> 'booking'
     and not exists (select from backups b where b.todo_id = todo.id)) todos,
  t.duties,
  (select coalesce(json_agg(json_build_object(
     'campsiteId', c.id, 'name', coalesce(c.name, b.name), 'url', b.url,
     'trigger', case when b.swapped_at is null then b.trigger end,
     'decideIn', case when b.swapped_at is null then b.decide_by - t.start_date end,
     'at', (select s.position from stops s where s.id = b.stop_id)) order by b.created_at, b.id), '[]')
   from backups b left join campsites c on c.id = b.campsite_id and ${isVisibleTo(viewer)}
   where b.trip_id = t.id) backups,
  (select json_agg(json_build_object(
     'nights', s.nights, 'campsiteId', c.id, 'suggestionId', s.ai_suggestion_id,
     'locationName', coalesce(c.name, s.location_name), 'locationUrl', s.location_url) order by s.position)
   from stops s left join campsites c on c.id = s.campsite_id and ${isVisibleTo(viewer)}
   where s.trip_id = t.id) stops,
  (select coalesce(json_agg(json_build_object(
     'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes) order by plan.created_at, plan.id), '[]')
   from plans plan where plan.trip_id = t.id and plan.removed_at is null) plans`;

/** Each row gets a different creation time, because lists are sorted by creation time. */
async function saveParts(
  tx: Tx,
  tripId: string,
  { lines, meals, todos, duties, plans, backups, stops }: CopiedParts,
  first: Day,
): Promise<void> {
  const stopIds = await saveStops(tx, tripId, stops ?? []);
  const now = Date.now();
  const createdAt = (position: number) => new Date(now + position);
  // A new date before today is dropped.
  const dayIn = (days: number | null) =>
    days === null || addDays(first, days) < today() ? null : addDays(first, days);
  await tx.gearLine.createMany({
    data: lines.map(({ rule, ...line }, position) => ({
      ...line,
      ...(rule !== null && { id: lineIdOf(tripId, { key: rule }), rule }),
      tripId,
      addedBy: rule === null ? tripId : null,
      createdAt: createdAt(position),
    })),
  });
  await tx.todo.createMany({
    data: todos.map(({ text, dueIn }, position) => ({
      tripId,
      text,
      addedBy: tripId,
      createdAt: createdAt(position),
      dueOn: dateOrNull(dayIn(dueIn)),
    })),
  });
  for (const [position, { decideIn, at, ...place }] of backups.entries()) {
    const decideBy = dayIn(decideIn);
    const data = {
      ...place,
      tripId,
      stopId: stopIds[(at ?? 1) - 1] ?? null,
      decideBy: dateOrNull(decideBy),
      addedBy: tripId,
      createdAt: createdAt(position),
    };
    await keepDecideTodo(tx, { ...(await tx.backup.create({ data })), decideBy });
  }
  await tx.trip.update({ where: { id: tripId }, data: { duties } });
  await tx.plan.createMany({
    data: plans.map(({ day, ...plan }, position) => ({
      ...plan,
      tripId,
      day: dateOf(day),
      addedBy: tripId,
      createdAt: createdAt(position),
    })),
  });
  const saved = await tx.meal.createManyAndReturn({
    data: meals.map(({ day, kind, title, notes }) => ({ tripId, day: dateOf(day), kind, title, notes })),
    select: { id: true, day: true, kind: true },
  });
  const idOf = new Map(saved.map(({ id, day, kind }) => [`${day.toISOString()} ${kind}`, id]));
  const items = meals.flatMap(({ day, kind, items }) => {
    const mealId = idOf.get(`${dateOf(day).toISOString()} ${kind}`);
    return mealId ? items.map((text) => ({ mealId, text })) : [];
  });
  await tx.mealItem.createMany({
    data: items.map((item, position) => ({ ...item, tripId, createdAt: createdAt(position) })),
  });
}

/** The new trip goes to the first of them. Returns their ids. */
async function saveStops(tx: Tx, tripId: string, stops: Omit<RunStop, 'id'>[]): Promise<string[]> {
  if (stops.length === 0) return [];
  const { campsiteId, suggestionId, locationName, locationUrl } = await tx.trip.findUniqueOrThrow({
    where: { id: tripId },
  });
  const own = { id: tripId, campsiteId, suggestionId, locationName, locationUrl };
  const data = stops.map((stop, index) => ({
    ...stop,
    ...(index === 0 ? own : { id: uuid7() }),
    tripId,
    position: index + 1,
  }));
  await tx.stop.createMany({ data });
  return data.map(({ id }) => id);
}

interface FirstTrip extends PeopleRow, StaysBehind, CopiedParts {
  name: string | null;
  campsite_id: string | null;
  suggestion_id: string | null;
  location_name: string;
  location_url: string | null;
}

/** Invites nobody; returns the former invitees, so that the viewer can choose whom to invite. */
export async function copyTrip(viewer: Viewer, tripId: string, copy: TripCopy): Promise<CopiedTrip> {
  const [first] = await readRows<FirstTrip>(Prisma.sql`
    select ${peopleOfTrip}, t.name, t.campsite_id::text, t.ai_suggestion_id::text suggestion_id, t.location_name,
           t.location_url, ${staysBehindColumn}, ${copiedColumns(viewer)}
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!first) throw notFound();
  const own = await getAttendance({ viewer, tripId });
  const { start_date, end_date } = copy;
  const trip = await createTrip(
    viewer,
    {
      ...(choosesOtherSite(copy) ? siteIn(copy) : await keptSite(viewer, first)),
      tripName: copy.tripName === undefined ? first.name : copy.tripName,
      start_date,
      end_date,
      owner_crew_member_ids: own?.crew.map(({ id }) => id),
      owner_ride_ids: own?.rides.map(({ id }) => id),
    },
    (tx, id) => {
      const [meals, plans] = [movedDays(first.meals, first, copy), movedDays(first.plans, first, copy)];
      const [backups, stops] = choosesOtherSite(copy)
        ? [[], null]
        : copiedStops(first, daysBetween(start_date, end_date));
      return saveParts(tx, id, { ...first, meals, plans, backups, stops }, start_date);
    },
  );
  return { trip, invitees: formerInvitees(toPeople(first), viewer, first.staysBehind) };
}

/** Stops without a night in the copy are left out, and so are their plan Bs. */
function copiedStops({ backups, stops }: CopiedParts, total: number) {
  const kept = stops && stopsInCopy(stops, total);
  return [
    backups.filter(({ at }) => !kept || (at ?? 1) <= kept.length),
    areSeveral(kept) ? [...kept] : null,
  ] as const;
}

const siteIn = ({ location_id, ai_suggestion, location_name, location_url }: TripCopy): SiteChoice => ({
  location_id,
  ai_suggestion,
  location_name,
  location_url,
});

/** When the viewer may not choose the first trip's site, the copy has only its name and link. */
async function keptSite(viewer: Viewer, first: FirstTrip): Promise<SiteChoice> {
  const { campsite_id, suggestion_id, location_name, location_url } = first;
  if (campsite_id && (await getCampsite(viewer, campsite_id))) return { location_id: campsite_id };
  if (suggestion_id && (await getSuggestion(viewer, suggestion_id))) return { ai_suggestion: suggestion_id };
  return { location_id: null, location_name, location_url };
}
