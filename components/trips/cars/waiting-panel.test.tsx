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

/** Renders a board on which nobody has a seat. */
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
      lacking={false}
      closed={false}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

test('before the first seat is given nothing is marked as wrong, unless the cars are too small', async () => {
  const user = userEvent.setup();
  let respond = (_: object) => {};
  jest.spyOn(api, 'put').mockReturnValue(new Promise((resolve) => (respond = resolve)));
  open();
  const calm = region('Nobody has a seat yet');
  expect(calm).not.toHaveAttribute('data-open');
  expect(calm).toHaveTextContent('Tap somebody, then a free seat, or let Campmates suggest.');
  await user.click(button('Jas'));
  await user.click(button('Jas'));
  const [seat] = within(region('Grace’s D-Max')).getAllByRole('button', { name: /^Sit here/ });
  await user.click(seat as HTMLElement);
  expect(region('3 people without a seat')).toHaveAttribute('data-open');
  await act(async () => respond({}));
});

test('with too few seats, people without a seat are marked from the start', () => {
  open({ lacking: true });
  expect(region('4 people without a seat')).toHaveAttribute('data-open');
});

test('on a trip that is over, the list still says how many people had no seat', () => {
  open({ mine: null, closed: true });
  expect(region('4 people without a seat')).toBeVisible();
});

test('a name that is too long for half of a phone gets a row of its own', () => {
  const long = household('Zoe', [camper('Zoe'), camper('Maximiliana')], [car('van')]);
  open({ households: [long] });
  const wide = (name: string) => button(name).closest('li')?.hasAttribute('data-wide');
  expect([wide('Zoe'), wide('Maximiliana')]).toEqual([false, true]);
});
