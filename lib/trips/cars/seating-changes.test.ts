import { changeSeating, changesBack } from './seating-changes';

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
const after = { seats: { sam: 'van', kim: 'ute', pat: 'van' }, tows: { caravan: 'van' } };

test('seats change by person and tows by trailer, and null removes one', () => {
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
  expect(changeSeating(after, back)).toEqual(before);
  expect(changesBack(after, after)).toEqual({ seats: [], tows: [] });
});
