import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import type { Member } from '@/lib/household/crew-schema';
import type { Ride } from '@/lib/household/ride-schema';
import { AttendanceForm } from './attendance-form';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'rex', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
];
const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

function show(chosen = { crew: ['mia', 'rex'], rides: ['van'] }, ownCrew = crew, ownRides = rides) {
  render(<AttendanceForm tripId="1" crew={ownCrew} rides={ownRides} chosen={chosen} />);
  return userEvent.setup();
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('what is ticked comes along, and the trip shows it', async () => {
  const user = show();
  await user.click(box(/Rex/));
  await user.click(save());
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attendance', {
    attending: true,
    crew_member_ids: ['mia'],
    ride_ids: ['van'],
  });
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/1'));
});

test('one person without a ride is sent as lists too', async () => {
  const user = show({ crew: ['mia'], rides: [] }, crew.slice(0, 1), []);
  await user.click(save());
  expect(patch.mock.lastCall?.[1]).toEqual({ attending: true, crew_member_ids: ['mia'], ride_ids: [] });
});

test('a refusal is told in place, at its field too, and the ticks stay', async () => {
  const user = show();
  await user.click(box(/Mia/));
  const words = 'Choose at least one camper.';
  patch.mockRejectedValueOnce(new ApiError(400, words, { crew_member_ids: words }));
  await user.click(save());
  expect(await screen.findByText(`Failed to save: ${words}`)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your crew' })).toHaveAccessibleDescription(words);
  expect(box(/Mia/)).toHaveFocus();
  expect([box(/Mia/), box(/Rex/), box(/Caravan/)].map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ]);
  expect(push).not.toHaveBeenCalled();

  await user.click(box(/Mia/));
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalled());
});

test('without any answer it says so', async () => {
  const user = show();
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save: Something went wrong. Please try again.',
  );
});

test('there is a way to add crew and rides', () => {
  show({ crew: [], rides: [] }, crew, []);
  expect(screen.getByRole('link', { name: 'Add to your crew' })).toHaveAttribute('href', '/your-crew');
  expect(screen.getByRole('link', { name: /Add a car/ })).toHaveAttribute('href', '/your-rides');
});
