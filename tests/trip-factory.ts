import { POST } from '@/app/api/trips/route';
import { addDays, today } from '@/lib/dates';
import type { NewTrip, Trip } from '@/lib/trips/schema';
import { call } from './call';
import type { Person } from './factories';
import { deliveredMail, linkIn } from './mail';

/** A day some days from today. */
export const inDays = (days: number) => addDays(today(), days);

/** What the trip form sends for an AI site, a fortnight from now. */
export const tripForm = (changes: Partial<NewTrip> = {}): NewTrip => ({
  tripName: 'Easter at Bendeela',
  location_id: null,
  location_name: 'Bendeela Recreation Area',
  location_url: 'https://example.com/bendeela',
  start_date: inDays(14),
  end_date: inDays(17),
  invitees: [],
  owner_crew_member_ids: [],
  owner_ride_ids: [],
  ...changes,
});

/** A trip made as its organiser makes it: by the call. */
export async function plan(organiser: Person, changes: Partial<NewTrip> = {}): Promise<Trip> {
  const { status, body } = await call<{ trip: Trip }>(POST, 'POST', {
    as: organiser,
    body: tripForm(changes),
  });
  if (status !== 201) throw new Error(`the trip was refused: ${JSON.stringify(body)}`);
  return body.trip;
}

/** The secret in the link of an address's newest invitation, from its mail. */
export async function invitedToken(email: string): Promise<string> {
  const mail = (await deliveredMail(email)).findLast(({ text }) => text?.includes('/invite/'));
  return new URL(linkIn(mail, '/invite/')).pathname.split('/').at(-1) ?? '';
}
