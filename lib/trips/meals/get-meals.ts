import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { inOrder, tripPeople } from '../households/people-sql';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type MealsRow, toMeals } from './to-meals';

export const mealJson = Prisma.sql`json_build_object(
  'day', m.day, 'meal', m.kind, 'title', m.title, 'notes', m.notes,
  'cooks', array(select cook.household_id from meal_cooks cook where cook.meal_id = m.id),
  'items', (select coalesce(json_agg(json_build_object('id', item.id, 'text', item.text, 'ticked', item.ticked,
      'taken_by', item.taken_by)
    order by item.created_at, item.id), '[]') from meal_items item where item.meal_id = m.id)
)`;

/** Empty for a reader who isn't going. */
const dietsColumn = Prisma.sql`
  case when own.attending then (
    select coalesce(json_agg(json_build_object(
      'household_id', eater.household_id, 'name', eater.name, 'diet', eater.diet) order by ${inOrder}), '[]')
    from ${tripPeople} eater where eater.trip_id = t.id and eater.diet is not null
  ) else '[]' end diets`;

/** Leaves out meals on days that the trip no longer has. */
export const mealsColumn = Prisma.sql`
  (select coalesce(json_agg(${mealJson}), '[]') from meals m
   where m.trip_id = t.id and m.day between t.start_date and t.end_date) meals`;

const mealColumns = Prisma.sql`${mealsColumn}, ${dietsColumn}`;

/** `own` is true when the reader's household is one of the cooks. */
export const cookedColumn = Prisma.sql`
  (select coalesce(json_agg(json_build_object('day', m.day, 'meal', m.kind, 'titled', m.title is not null, 'own', cooks.own)
     order by m.day, m.kind), '[]')
   from meals m join lateral (
     select bool_or(h.id = own.household_id) own from meal_cooks cook join households h using (trip_id)
     where cook.meal_id = m.id and h.id = cook.household_id and h.attending
   ) cooks on cooks.own is not null
   where m.trip_id = t.id and m.day between t.start_date and t.end_date) cooked`;

export async function getMeals(caller: TripCaller) {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & MealsRow>(Prisma.sql`
    select ${peopleOfTrip}, ${mealColumns} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  return trip ? toMeals(trip, toPeople(trip).attendees, trip) : null;
}

export async function getMealRows(caller: TripCaller): Promise<MealsRow | null> {
  if (!isId(caller.tripId)) return null;
  const [rows] = await readRows<MealsRow>(mealRowsSql(caller));
  return rows ?? null;
}

/** Exported so that a test can check its query plan. */
export const mealRowsSql = (caller: TripCaller) => Prisma.sql`
  select ${mealColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
