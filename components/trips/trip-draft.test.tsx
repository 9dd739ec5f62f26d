import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/api/client';
import type { Member } from '@/lib/crew/schema';
import { addDays, today } from '@/lib/dates';
import type { Ride } from '@/lib/rides/schema';
import { ToastProvider } from '../ui/toast';
import { TripForm } from './trip-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'kim', type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
];
const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];
const site = { location_id: 'site', location_name: 'Riverside flat', location_url: null };

const post = jest.spyOn(api, 'post');
const sent = () => post.mock.calls.filter(([path]) => path === '/api/trips').map(([, body]) => body);
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  post.mockImplementation(async (path) => (path === '/api/trips' ? { trip: { id: 'new' } } : { users: [] }));
});

/** The form as somebody opens it, who can leave it for the campsites again. */
function open({ ownRides = rides, ownEmail = 'mia@example.com' } = {}) {
  const form = <TripForm site={site} crew={crew} rides={ownRides} groups={[]} ownEmail={ownEmail} />;
  const { unmount } = render(form, { wrapper: ToastProvider });
  return Object.assign(userEvent.setup(), { leave: unmount });
}
const field = (name: string | RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Create trip' });
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Invited people' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent)
    : [];
};
const typed = () => ({
  name: (field(/Trip name/) as HTMLInputElement).value,
  dates: [field('Start date'), field('End date')].map((input) => (input as HTMLInputElement).value),
  ticks: screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked),
  chips: chips(),
});
const nothing = { name: '', dates: ['', ''], ticks: [true, true, false], chips: [] };

const [start, end] = [addDays(today(), 7), addDays(today(), 9)];
async function fill(user: ReturnType<typeof open>) {
  await user.type(field(/Trip name/), 'Easter');
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
  await user.click(field(/Kim/));
  await user.click(field(/Caravan/));
  await user.type(field(/Invite people/), 'tom@example.com,');
}

test('while another campsite is chosen, all that was typed and ticked is kept', async () => {
  const user = open();
  await fill(user);
  user.leave();
  open();
  const all = { name: 'Easter', dates: [start, end], ticks: [true, false, true], chips: ['tom@example.com'] };
  await waitFor(() => expect(typed()).toEqual(all));
});

test('a ride that has gone meanwhile is not sent', async () => {
  const user = open();
  await fill(user);
  user.leave();
  const again = open({ ownRides: [] });
  await waitFor(() => expect(chips()).toEqual(['tom@example.com']));
  await again.click(save());
  expect(sent()).toMatchObject([{ owner_ride_ids: [], owner_crew_member_ids: ['mia'] }]);
});

test('nobody else who logs in finds it, nor does the next trip', async () => {
  const user = open();
  await fill(user);
  user.leave();
  const tom = open({ ownEmail: 'tom@example.com' });
  expect(typed()).toEqual(nothing);
  tom.leave();
  const again = open();
  await again.click(save());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/new'));
  again.leave();
  open();
  expect(typed()).toEqual(nothing);
});

test.each(['not JSON', '{"invitees":7}', 'null'])('what the tab holds is not trusted: %s', (kept) => {
  sessionStorage.setItem('trip-draft mia@example.com', kept);
  open();
  expect(typed()).toEqual(nothing);
});
