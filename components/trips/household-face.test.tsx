import { render } from '@testing-library/react';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { HouseholdFace, tintsInTurn, tintsOf } from './household-face';

const face = (tint: number | null) =>
  render(<HouseholdFace name="Mia Bennett" tint={tint} />).container.firstElementChild;

const going = (name: string) => goingRow(name, inviteeRow(name, { attending: true }));
const organiser = goingRow('Mia', null);

test('households get the four colours in turn, the organiser the first', () => {
  const people = { attendees: [organiser, ...['a', 'b', 'c', 'd'].map(going)], pending: [], notGoing: [] };
  expect(tintsOf(people)).toEqual({ trip: 0, a: 1, b: 2, c: 3, d: 0 });
});

test('other households’ answers don’t change a household’s colour', () => {
  const waiting = {
    attendees: [organiser, going('c')],
    pending: [inviteeRow('b')],
    notGoing: [inviteeRow('a')],
  };
  expect(tintsOf(waiting)).toEqual({ trip: 0, c: 3 });
  expect(tintsOf({ ...waiting, attendees: [organiser, going('b'), going('c')], pending: [] })).toEqual({
    trip: 0,
    b: 2,
    c: 3,
  });
});

test('a face hides its initials from screen readers, and has a dashed ring before the answer', () => {
  expect(face(0)).toHaveTextContent('MB');
  expect(face(0)).toHaveAttribute('aria-hidden', 'true');
  expect(face(0)).not.toHaveClass('household-face-waiting');
  expect(face(null)).toHaveClass('household-face-waiting');
});

test.each(['A guest', 'Somebody invited', 'Somebody who left', 'Somebody who left 2'])(
  'a household without a name has no initials: %s',
  (name) => {
    expect(render(<HouseholdFace name={name} tint={0} />).container).toHaveTextContent(/^\?$/);
  },
);

test('where only the households that are going are known, they get the colours in turn', () =>
  expect(tintsInTurn(['trip', 'a', 'b', 'c', 'd'])).toEqual({ trip: 0, a: 1, b: 2, c: 3, d: 0 }));
