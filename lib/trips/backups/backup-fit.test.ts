import { allWheel, dog, fourWheel, home, siteWith, someone, twoWheel } from '@/tests/factories/fit';
import type { FitHousehold, FitSite } from '../fit/finding';
import { backupFit } from './backup-fit';

const dates = { start_date: '2027-01-23', end_date: '2027-01-26' };
const rough = siteWith({ access: '4 Wheel Drive', pets: false });
const medium = siteWith({ access: 'All Wheel Drive' });
const smooth = siteWith({ access: '2 Wheel Drive', pets: true });
const [sam, linh] = [home('Sam Whitby', [fourWheel('Prado')]), home('Linh', [allWheel('Outback')])];
const grant = home('Grant', [twoWheel('Corolla')]);
const camper = { type: 'trailer', trailer_type: 'Camper Trailer' } as const;
const caravan = { type: 'trailer', trailer_type: 'Caravan' } as const;

const fitOf = (site: FitSite, ...households: FitHousehold[]) =>
  backupFit({ site, households, dates, tows: {} });

test.each([
  [smooth, [sam], 'Fits the car', 'fine'],
  [smooth, [sam, grant], 'Fits both cars', 'fine'],
  [smooth, [sam, linh, grant], 'Fits all three cars', 'fine'],
  [medium, [sam, linh, grant], 'Fits two of three cars: Grant’s can’t', 'problem'],
  [medium, [grant], 'Doesn’t suit every car: Grant’s can’t', 'problem'],
  [rough, [sam, linh], 'Fits one of two cars: ask about Linh’s', 'check'],
  [siteWith({}), [sam, grant], 'Ask which cars get there', 'check'],
  [smooth, [home('Sam', [fourWheel('Prado'), camper])], 'Fits the car and the trailer', 'fine'],
  [medium, [home('Sam', [fourWheel('Prado'), caravan])], 'Fits the car', 'fine'],
] as const)('the cars of all who go are one line: %#', (site, households, text, level) => {
  expect(fitOf(site, ...households).cars).toEqual({ text, level });
});

test('nobody brings a car', () => {
  expect(fitOf(smooth, home('Sam')).cars).toBeNull();
});

test('an organiser who lets a car count has done so for the trip’s own site alone', () => {
  const anyway = home('Grant', [twoWheel('Corolla', { anyway: true })]);
  const { findings, cars } = fitOf(medium, sam, anyway);
  expect(cars?.level).toBe('problem');
  expect(findings).toMatchObject([{ rule: 'access', level: 'problem', who: ['Grant'] }]);
});

test('dogs are told, but not what depends on the trip’s own site, as seats and bookings do', () => {
  const withDog = home(
    'Sam',
    [fourWheel('Prado', { seats: 1 })],
    [someone('Sam'), someone('Jo'), dog('Rusty')],
  );
  expect(fitOf(rough, withDog).findings.map(({ text }) => text)).toEqual([
    'Rusty isn’t allowed',
    'Sam’s Prado gets there',
  ]);
});
