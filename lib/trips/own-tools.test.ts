import { ownTools } from './own-tools';

const trip = {
  attending: null,
  called_off: false,
  reconfirm: false,
  start_date: '2026-11-20',
  end_date: '2026-11-22',
};
const going = { ...trip, attending: true };
const [before, during, after] = ['10', '21', '25'].map((day) => new Date(`2026-11-${day}T02:00:00Z`)) as [
  Date,
  Date,
  Date,
];

test.each(['organiser', 'co-organiser', null] as const)(
  'the page has the tools for organising (%s) until the trip is over or called off',
  (role) => {
    for (const now of [before, during])
      expect(ownTools(going, role, now)).toMatchObject({ closed: false, organises: role });
    for (const [closed, now] of [
      [going, after],
      [{ ...going, called_off: true }, before],
    ] as const)
      expect(ownTools(closed, role, now)).toMatchObject({ closed: true, organises: null });
  },
);

test('everybody except the organiser can answer, even after the trip, unless it was called off', () => {
  for (const now of [before, during, after]) {
    expect(ownTools(going, 'organiser', now).answers).toBeNull();
    for (const role of ['co-organiser', null] as const) {
      expect(ownTools(trip, role, now).answers).toBe('answer');
      expect(ownTools({ ...trip, called_off: true }, role, now).answers).toBeNull();
    }
  }
});

test('after a change people who were going are asked again, until the trip is over or called off', () => {
  const changed = { ...going, reconfirm: true };
  expect(ownTools(changed, null, before).answers).toBe('again');
  expect(ownTools(changed, 'co-organiser', during).answers).toBe('again');
  expect(ownTools(changed, null, after).answers).toBe('answer');
  expect(ownTools({ ...changed, called_off: true }, null, before).answers).toBeNull();
});

test('only people who are going choose whom they bring, until the trip is called off', () => {
  for (const now of [before, after]) expect(ownTools(going, 'organiser', now).choosesParty).toBe(true);
  for (const attending of [null, false])
    expect(ownTools({ ...trip, attending }, null, before).choosesParty).toBe(false);
  expect(ownTools({ ...going, called_off: true }, null, before).choosesParty).toBe(false);
});
