import { camper, car, household } from '@/tests/factories/households';
import { type Seating, seatPlan } from './seat-plan';
import { changeSeating, changesBack, seatsToSave } from './seating-changes';

const before = { seats: { sam: 'van', kim: 'van', ivy: 'ute' }, tows: { boat: 'ute' } };
const changes = {
  seats: [
    { person_id: 'kim', ride_id: 'ute' },
    { person_id: 'ivy', ride_id: null },
    { person_id: 'pat', ride_id: 'van' },
  ],
  tows: [
    { ride_id: 'boat', car_id: null },
    { ride_id: 'caravan', car_id: 'van' },
  ],
};
const after = { seats: { sam: 'van', kim: 'ute', ivy: null, pat: 'van' }, tows: { caravan: 'van' } };

test('seats change by person and tows by trailer; null takes a person out and removes a tow', () => {
  expect(changeSeating(before, changes)).toEqual(after);
  expect(changeSeating(before, { seats: [], tows: [] })).toEqual(before);
  expect(before.seats.kim).toBe('van');
});

test('undoing restores only what was changed', () => {
  const back = changesBack(before, after);
  expect(back.seats).toEqual([
    { person_id: 'kim', ride_id: 'van' },
    { person_id: 'ivy', ride_id: 'ute' },
    { person_id: 'pat', ride_id: null },
  ]);
  expect(changeSeating(after, back)).toEqual({ ...before, seats: { ...before.seats, pat: null } });
  expect(changesBack(after, after)).toEqual({ seats: [], tows: [] });
});

test('saved are seats that the plan has, and “none” for people whose household has a car that counts', () => {
  const kids = household('Kids', [camper('kim', 'child')], [car('old')]);
  const all = [
    household('Sam', [camper('sam')], [car('van', { seats: 1 })]),
    household('Jo', [camper('jo')]),
    kids,
  ];
  const saved = (seats: Seating['seats']) =>
    Object.fromEntries(
      seatsToSave(seatPlan(all, { seats, tows: {} }, null), seats).map((one) => [one.person_id, one.ride_id]),
    );
  expect(saved({ sam: null, jo: null, kim: null })).toEqual({ sam: null });
  expect(saved({ sam: 'van', jo: 'van', eve: 'van' })).toEqual({ sam: 'van' });
  expect(saved({ sam: 'gone', jo: 'van', kim: 'old' })).toEqual({ jo: 'van', kim: 'old' });
});
