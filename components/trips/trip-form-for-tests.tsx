import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Member } from '@/lib/crew/schema';
import { addDays, today } from '@/lib/dates';
import type { Group } from '@/lib/groups/schema';
import type { Ride } from '@/lib/rides/schema';
import { ToastProvider } from '../ui/toast';
import { TripForm } from './trip-form';

export const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'kim', type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
  { id: 'rex', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
];
export const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];
export const site = { location_id: 'site', location_name: 'Riverside flat', location_url: null };

export function show(ownRides = rides, ownCrew = crew, groups: Group[] = []) {
  render(
    <TripForm site={site} crew={ownCrew} rides={ownRides} groups={groups} ownEmail="mia@example.com" />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const save = () => screen.getByRole('button', { name: 'Create trip' });
export const chips = () =>
  within(screen.getByRole('list', { name: 'Invited people' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

export const start = addDays(today(), 7);
export const end = addDays(today(), 9);
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/Trip name/), 'Easter');
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
}

/** Whom POST /api/users/lookup knows: everybody whose address begins with tom. */
export const lookUp = (body: unknown) => ({
  users: (body as { emails: string[] }).emails.map((email) => ({
    email,
    found: email.startsWith('tom'),
    username: email.startsWith('tom') ? 'tomw' : null,
  })),
});
