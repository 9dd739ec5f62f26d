import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { camper, car } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { gentleAsk } from './gentle-ask';

type Page = Parameters<typeof gentleAsk>[0];

const now = new Date('2027-03-01T00:00:00Z');
const mia = goingRow('Mia', null, { crew: [camper('Mia')], vehicles: [car('van', { seats: 4 })] });
const tom = goingRow('Tom', inviteeRow('tom', { own: true }), { crew: [camper('Tom')] });
const line = (id: string, gap: number, own = 0) => ({
  id,
  name: id,
  gap,
  unit: null,
  by: own > 0 ? [{ household_id: 'tom', name: 'Tom', quantity: own }] : [],
});
const pageWith = (seats: Record<string, string>, gearLines: object[]) =>
  ({
    trip: { id: '1', start_date: '2027-03-26', end_date: '2027-03-29', attending: true },
    role: null,
    people: { attendees: [mia, tom], pending: [], notGoing: [] },
    plan: seatPlan([mia, tom], { seats, tows: {} }, null),
    findings: [],
    cooked: [],
    ownTodos: [],
    gearLines,
    ownId: 'tom',
  }) as unknown as Page;
const seated = { Mia: 'van', Tom: 'van' };

test('a guest without a seat is asked only for that', () => {
  expect(gentleAsk(pageWith({ Mia: 'van' }, [line('Esky', 1)]), now)).toMatchObject({
    kind: 'seat',
    seat: { text: 'You need a seat', car: { with: 'Mia' } },
  });
});

test('a guest with a seat is asked for up to three things that are short, on top of what they bring', () => {
  const lines = [line('Chairs', 2, 4), line('Tarp', 0), line('Esky', 1), line('Gazebo', 1), line('Axe', 1)];
  expect(gentleAsk(pageWith(seated, lines), now)).toEqual({
    kind: 'gear',
    missing: 4,
    things: [
      { id: 'Chairs', name: 'Chairs', short: '2 short', all: 6, before: 4 },
      { id: 'Esky', name: 'Esky', short: '1 short', all: 1, before: 0 },
      { id: 'Gazebo', name: 'Gazebo', short: '1 short', all: 1, before: 0 },
    ],
  });
});

test('nothing is asked for when nothing is missing', () => {
  expect(gentleAsk(pageWith(seated, [line('Tarp', 0)]), now)).toBeNull();
});
