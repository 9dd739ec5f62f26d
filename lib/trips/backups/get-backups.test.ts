import { camper, car, household } from '@/tests/factories/households';
import { stopsOf } from '../stops/stops';
import { toBackups } from './get-backups';

const place = { location_id: null, location_name: 'Flat', latitude: null, longitude: null, state: null };
const dates = { start_date: '2027-01-23', end_date: '2027-01-26' };
const stops = stopsOf({ ...place, ...dates, id: 'a' }, [
  { ...place, id: 'a', nights: 1 },
  { ...place, id: 'b', nights: 2 },
]);

test('a plan B is for those who are at its stop', () => {
  const sam = household('Sam', [camper('Sam')], [car('prado')]);
  const late = { ...household('Grant', [camper('Grant')], [car('corolla')]), arrive_on: '2027-01-24' };
  const row = { name: 'Bend', named: 'Bend', trigger: null, decideBy: null, swappedAt: null, campsite: null };
  const rows = [
    { ...row, id: '1', stopId: 'b' },
    { ...row, id: '2', stopId: null },
  ];
  const caller = { tripId: 'a', householdId: 'h' };
  const found = toBackups(caller, rows, { stops, attendees: [sam, late], tows: {} });
  expect(found.map(({ id, stop_id, fit }) => [id, stop_id, fit.flatMap(({ who }) => who).sort()])).toEqual([
    ['2', 'a', ['Sam']],
    ['1', 'b', ['Grant', 'Sam']],
  ]);
});
