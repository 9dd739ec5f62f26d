import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { camper, car, household } from '@/tests/factories/households';
import { CarsBoard } from './cars-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const families = [
  household('Grace', [camper('Grace'), camper('Ivy', 'child')], [car('d-max', { model: 'D-Max' })]),
  household('Sam', [camper('Sam'), camper('Jas')]),
];

/** Renders a board on which nobody was moved by hand. */
function open(changes: Partial<Parameters<typeof CarsBoard>[0]> = {}) {
  render(
    <CarsBoard
      tripId="1"
      dates={{ start_date: '2027-01-23', end_date: '2027-01-26' }}
      ownId={null}
      households={families}
      tints={{}}
      seating={{ seats: {}, tows: {} }}
      mine="all"
      access={null}
      question={null}
      meeting={null}
      closed={false}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

test('people without a seat are marked; a household that sits in its own car isn’t among them', () => {
  open();
  const waiting = region('2 people without a seat');
  expect(waiting).toHaveAttribute('data-open');
  expect(waiting).toHaveTextContent('Tap somebody, then a free seat.');
  expect(within(region('Grace’s D-Max')).getByRole('button', { name: 'Grace drives' })).toBeVisible();
});

test('a person who is taken out of the own car waits at once, before the change is saved', async () => {
  const user = userEvent.setup();
  let respond = (_: object) => {};
  jest.spyOn(api, 'put').mockReturnValue(new Promise((resolve) => (respond = resolve)));
  open();
  await user.click(button('Ivy child'));
  await user.click(button('No seat for Ivy'));
  expect(api.put).toHaveBeenCalledWith('/api/trips/1/seats', { person_id: 'Ivy', ride_id: null });
  expect(region('3 people without a seat')).toHaveTextContent('Ivy');
  await act(async () => respond({}));
});

test('on a trip that is over, the list still says how many people had no seat', () => {
  open({ mine: null, closed: true });
  expect(region('2 people without a seat')).toBeVisible();
});

test('a name that is too long for half of a phone gets a row of its own', () => {
  const long = household('Zoe', [camper('Zoe'), camper('Maximiliana')]);
  open({ households: [...families.slice(0, 1), long] });
  const wide = (name: string) => button(name).closest('li')?.hasAttribute('data-wide');
  expect([wide('Zoe'), wide('Maximiliana')]).toEqual([false, true]);
});
