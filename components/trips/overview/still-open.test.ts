import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { stillOpen } from './still-open';

type Page = Parameters<typeof stillOpen>[0];

const now = new Date('2027-03-01T00:00:00Z');
const tom = goingRow('Tom', inviteeRow('tom', { own: true }));
const page = {
  trip: {
    id: '1',
    attending: true,
    called_off: false,
    reconfirm: false,
    start_date: '2027-03-26',
    end_date: '2027-03-28',
  },
  role: null,
  people: { attendees: [goingRow('Mia', null), tom], pending: [], notGoing: [] },
  cooked: [],
  gearLines: [
    { name: 'Camp chairs', gap: 3, unit: null },
    { name: 'Tarp', gap: 0, unit: null },
    { name: 'Water', gap: 40, unit: 'L' },
  ],
  ownId: 'tom',
} as unknown as Page;

test('the first open meal and the first short thing are asked for, and all are counted', () => {
  expect(stillOpen(page, now)).toMatchObject({
    questions: [
      { text: 'Who cooks Friday dinner?', path: '/api/trips/1/meals/2027-03-26/dinner', household_id: 'tom' },
      { text: 'Who brings camp chairs?', detail: '3 short' },
    ],
    meals: 5,
    gear: 2,
  });
});

test('meals before the reader arrives are not asked for', () => {
  const late = { ...page, people: { ...page.people, attendees: [{ ...tom, arrive_on: '2027-03-27' }, tom] } };
  expect(stillOpen(late, now)?.questions[0]?.text).toBe('Who cooks Saturday dinner?');
});

test('a reader who isn’t going is asked nothing, and neither is anybody before there is a group', () => {
  expect(stillOpen({ ...page, ownId: 'zoe' }, now)).toBeNull();
  expect(stillOpen({ ...page, people: { ...page.people, attendees: [tom] } }, now)).toBeNull();
});

test('nothing is asked when nothing is open', () => {
  const cooked = ['2027-03-26', '2027-03-27', '2027-03-28'].flatMap((day) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({ day, meal, titled: true, own: false })),
  );
  expect(stillOpen({ ...page, cooked, gearLines: [] }, now)).toBeNull();
});
