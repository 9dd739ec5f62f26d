import { mayHelp, ownTools } from './own-tools';
import type { Role } from './schema';

const trip = {
  attending: null,
  called_off: false,
  reconfirm: false,
  start_date: '2026-11-20',
  end_date: '2026-11-22',
};
const going = { ...trip, attending: true };
const toolsOf = (
  of: Parameters<typeof ownTools>[0]['trip'],
  role: Role | null,
  now: Date,
  zone: string | null = null,
) => ownTools({ trip: of, role, zone }, now);
const [before, during, after] = ['10', '21', '25'].map((day) => new Date(`2026-11-${day}T02:00:00Z`)) as [
  Date,
  Date,
  Date,
];

test.each(['organiser', 'co-organiser', null] as const)(
  'the page has the tools for organising (%s) until the trip is over or called off',
  (role) => {
    for (const now of [before, during])
      expect(toolsOf(going, role, now)).toMatchObject({ closed: false, organises: role });
    for (const [closed, now] of [
      [going, after],
      [{ ...going, called_off: true }, before],
    ] as const)
      expect(toolsOf(closed, role, now)).toMatchObject({ closed: true, organises: null });
  },
);

test('everybody except the organiser can answer, even after the trip, unless it was called off', () => {
  for (const now of [before, during, after]) {
    expect(toolsOf(going, 'organiser', now).answers).toBeNull();
    for (const role of ['co-organiser', null] as const) {
      expect(toolsOf(trip, role, now).answers).toBe('answer');
      expect(toolsOf({ ...trip, called_off: true }, role, now).answers).toBeNull();
    }
  }
});

test('after a change people who were going are asked again, until the trip is over or called off', () => {
  const changed = { ...going, reconfirm: true };
  expect(toolsOf(changed, null, before).answers).toBe('again');
  expect(toolsOf(changed, 'co-organiser', during).answers).toBe('again');
  expect(toolsOf(changed, null, after).answers).toBe('answer');
  expect(toolsOf({ ...changed, called_off: true }, null, before).answers).toBeNull();
});

test('only people who are going choose whom they bring, until the trip is called off', () => {
  for (const now of [before, after]) expect(toolsOf(going, 'organiser', now).choosesParty).toBe(true);
  for (const attending of [null, false])
    expect(toolsOf({ ...trip, attending }, null, before).choosesParty).toBe(false);
  expect(toolsOf({ ...going, called_off: true }, null, before).choosesParty).toBe(false);
});

test('the tools close when the last day ends at the site, though it goes on further west', () => {
  const now = new Date('2026-11-22T14:30:00Z');
  expect(toolsOf(going, 'organiser', now, 'Australia/Sydney')).toMatchObject({
    closed: true,
    organises: null,
  });
  for (const zone of ['Australia/Perth', null])
    expect(toolsOf(going, 'organiser', now, zone)).toMatchObject({ closed: false, organises: 'organiser' });
});

test('a household alone on the trip is asked to help from 14 days before, by the site’s clock', () => {
  const now = new Date('2026-11-05T14:30:00Z');
  const page = { trip: going, role: null, people: { attendees: [{}] } };
  expect(mayHelp({ ...page, zone: 'Australia/Sydney' }, now)).toBe(true);
  expect(mayHelp({ ...page, zone: 'Australia/Perth' }, now)).toBe(false);
});
