import { PATCH, DELETE as remove } from '@/app/api/trips/[id]/meals/[day]/[meal]/items/[item]/route';
import { POST } from '@/app/api/trips/[id]/meals/[day]/[meal]/items/route';
import { PUT } from '@/app/api/trips/[id]/meals/[day]/[meal]/route';
import { GET } from '@/app/api/trips/[id]/meals/route';
import { db } from '@/lib/server/db/client';
import type { Meal, Meals } from '@/lib/trips/meals/schema';
import { call } from '../call';
import type { Person } from './people';
import { inDays, party } from './trips';

type Refusal = { error: string; fields?: Record<string, string> };
type Saved = { meal: Meal } & Refusal;

/** The day and kind of a meal, as they stand in the path of its API. */
export interface Place {
  day: string;
  meal: string;
}

const as = (who: { cookie: string } | undefined) => (who ? { as: who } : {});

export const readMeals = (id: string, who?: { cookie: string }) =>
  call<Meals & Refusal>(GET, 'GET', { ...as(who), params: { id } });

export const putMeal = (id: string, place: Place, body: unknown, who?: Person) =>
  call<Saved>(PUT, 'PUT', { ...as(who), params: { id, ...place }, body });

export const postItem = (id: string, place: Place, body: unknown, who?: Person) =>
  call<Saved>(POST, 'POST', { ...as(who), params: { id, ...place }, body });

export const patchItem = (id: string, place: Place, item: string, body: unknown, who?: Person) =>
  call<Saved>(PATCH, 'PATCH', { ...as(who), params: { id, ...place, item }, body });

export const deleteItem = (id: string, place: Place, item: string, who?: Person) =>
  call<Saved>(remove, 'DELETE', { ...as(who), params: { id, ...place, item } });

export const mealIn = ({ days }: Meals, { day, meal }: Place) =>
  days.find((each) => each.day === day)?.meals.find((each) => each.meal === meal);

/** Creates the trip of `party`, which lasts four days. `dinner` names the dinner of the first day. */
export async function eatingTogether() {
  const all = await party();
  const { id } = all.trip;
  return { ...all, id, dinner: { day: inDays(14), meal: 'dinner' } };
}

/** Sets the diet of somebody's own camper. */
export const setDiet = ({ camperId }: Person, diet: string) =>
  db.crewMember.update({ where: { id: camperId }, data: { diet } });
