import { householdOwner } from '../owner-key';
import { tripOfPage } from '../pages';
import { belongsTo, epochNow, forgetHouseholds, householdsNow } from './owner';
import type { ListedTrip } from './trip-order';
import { putTrip } from './trips';

interface ListedHousehold extends Pick<ListedTrip, 'trip_name' | 'start_date' | 'end_date'> {
  household_id: string;
  trip_id: string;
}

/** Deletes the data of every household that the server no longer lists for this browser. */
export async function confirmHouseholds(): Promise<ListedHousehold[]> {
  const [asked, before] = await Promise.all([epochNow(), householdsNow()]);
  const response = await fetch('/api/guest', {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (!response.ok) return [];
  const { households } = (await response.json()) as { households: ListedHousehold[] };
  const listed = new Set(households.map(({ household_id }) => householdOwner(household_id)));
  for (const household of households) await noteHousehold(household, asked);
  await forgetHouseholds(before.filter(({ owner }) => !listed.has(owner)));
  return households;
}

async function noteHousehold(listed: ListedHousehold, asked: number): Promise<void> {
  const { household_id, trip_id: id, trip_name, start_date: start, end_date: end } = listed;
  const owner = householdOwner(household_id);
  const epoch = await belongsTo(owner, asked, id);
  if (epoch !== undefined) await putTrip({ owner, id, name: trip_name, start, end }, epoch);
}

/** For a trip that the server refused or showed to an account: the household may be deleted or claimed. */
export async function confirmHouseholdOf(path: string): Promise<void> {
  const trip = tripOfPage(path);
  if ((await householdsNow()).some((each) => each.trip === trip)) await confirmHouseholds();
}
