import type { SiteEvidence } from '@/lib/campsites/schema';
import { allWheel, fourWheel, home, siteWith, toldBy, twoWheel } from '@/tests/factories/fit';
import type { FitHousehold, FitSite } from './finding';
import { choiceFit, ownFit, tripFit } from './fit-of';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const rough = siteWith({ access: '4 Wheel Drive' });
const medium = siteWith({ access: 'All Wheel Drive' });
const smooth = siteWith({ access: '2 Wheel Drive' });
const unsaid = siteWith({});

const only = toldBy;
const access = (site: FitSite, ...households: FitHousehold[]) =>
  only('access', tripFit({ site, households, dates, holidays: [] }));
const trailers = (site: FitSite, ...households: FitHousehold[]) =>
  only('trailer_access', tripFit({ site, households, dates, holidays: [] }));

const [corolla, outback, prado] = [twoWheel('Corolla'), allWheel('Outback'), fourWheel('Prado')];
const van = { type: 'car', make: 'Van' } as const;
const caravan = { type: 'trailer', trailer_type: 'Caravan' } as const;
const camper = { type: 'trailer', trailer_type: 'Camper Trailer' } as const;
const box = { type: 'trailer', trailer_type: 'Other' } as const;

test.each([
  ['a 2WD at a 4WD-only site', rough, corolla, 'problem'],
  ['an AWD there', rough, outback, 'check'],
  ['a 4WD there', rough, prado, 'fine'],
  ['a car of which nothing is known there', rough, van, 'check'],
  ['a 2WD where an AWD is needed', medium, corolla, 'problem'],
  ['an AWD there', medium, outback, 'fine'],
  ['a 4WD there', medium, prado, 'fine'],
  ['a car of which nothing is known there', medium, van, 'check'],
  ['a 2WD where one gets in', smooth, corolla, 'fine'],
  ['a car of which nothing is known there', smooth, van, 'fine'],
  ['a 2WD where nobody has said', unsaid, corolla, 'check'],
  ['an AWD where nobody has said', unsaid, outback, 'check'],
  ['a 4WD where nobody has said', unsaid, prado, 'check'],
] as const)('%s: %#', (_, site, car, level) => {
  expect(access(site, home('Sam', [car]))).toMatchObject([{ level, who: ['Sam'] }]);
});

test('a car that can’t reach the site is named, with the cars that have free seats', () => {
  expect(
    access(rough, home('Sam Kelly', [corolla]), home('Grace Hall', [prado]), home('Pat', [outback])),
  ).toEqual([
    {
      level: 'problem',
      text: 'Sam’s Corolla can’t reach the site',
      why: 'A 2WD, and the way in is 4WD only.',
      who: ['Sam Kelly'],
      remedy: 'Grace has 4 free seats and Pat has 4.',
    },
    {
      level: 'check',
      text: 'Pat’s Outback: check the way in',
      why: 'An AWD, and the way in is 4WD only.',
      who: ['Pat'],
      remedy: 'Check with the site.',
    },
  ]);
});

test('without free seats the remedy is to find a seat or to check with the site', () => {
  expect(access(medium, home('Sam', [corolla]), home('Tom', [corolla]))).toEqual([
    {
      level: 'problem',
      text: 'Sam’s Corolla and Tom’s Corolla can’t reach the site',
      why: 'They’re 2WDs, and the way in needs an AWD.',
      who: ['Sam', 'Tom'],
      remedy: 'Find a seat in a car that gets there, or check with the site.',
    },
  ]);
});

test('many cars are listed as a few names and a number, and `who` has all their people', () => {
  const [found] = access(rough, ...['A', 'B', 'C', 'D', 'E'].map((name) => home(name, [corolla])));
  expect(found?.text).toBe('A’s Corolla, B’s Corolla, C’s Corolla and 2 more cars can’t reach the site');
  expect(found?.who).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('cars of different kinds share one finding', () => {
  expect(access(rough, home('Pat', [outback, van]))).toMatchObject([
    {
      text: 'Pat’s Outback and Pat’s Van: check the way in',
      why: 'They aren’t all 4WDs, and the way in is 4WD only.',
    },
  ]);
  expect(access(rough, home('Pat', [van]))[0]?.why).toBe(
    'We don’t know if it’s a 4WD, and the way in is 4WD only.',
  );
  expect(access(unsaid, home('Pat', [van, corolla]))).toMatchObject([
    {
      text: 'Pat’s Van and Pat’s Corolla: ask about the way in',
      why: 'Nobody has said yet which cars get there.',
    },
  ]);
});

test('a car that gets there has a reason', () => {
  expect(access(rough, home('Pat', [prado]))).toMatchObject([
    { text: 'Pat’s Prado gets there', why: 'The way in is 4WD only.', remedy: null },
  ]);
  expect(access(unsaid, home('Pat', [prado, prado]))).toMatchObject([
    {
      level: 'check',
      text: 'Pat’s Prado and Pat’s Prado should get there',
      why: 'They’re 4WDs, but nobody has said what the way in is like.',
    },
  ]);
  expect(access(smooth, home('Pat', [corolla]))[0]?.why).toBe('A 2WD gets there.');
});

test('a household without a car has no finding about the way in', () => {
  expect(access(rough, home('Sam'))).toEqual([]);
});

test('texts address a person filling in a form, who may still go', () => {
  const own = (
    vehicles: FitHousehold['vehicles'],
    offers = { seats: [{ name: 'Pat', free: 1 }], tows: [] },
  ) => only('access', choiceFit({ site: rough, household: home('Grace', vehicles), offers }));
  expect(own([corolla])).toMatchObject([
    {
      level: 'problem',
      text: 'Your car: this site is 4WD only',
      why: 'A 2WD, and the way in is 4WD only.',
      remedy: 'Pat has 1 free seat.',
    },
  ]);
  expect(own([corolla, corolla])[0]?.text).toBe('Your cars: this site is 4WD only');
  expect(own([corolla, prado])[0]?.text).toBe('Your Corolla: this site is 4WD only');
  expect(own([outback])[0]?.text).toBe('Your car: check the way in');
  expect(own([corolla], { seats: [], tows: [] })[0]?.remedy).toBe(
    'Find a seat in a car that gets there, or check with the site.',
  );
  expect(choiceFit({ site: medium, household: home('Grace', [corolla]) })[0]?.text).toBe(
    'Your car: this site needs an AWD',
  );
});

test('of a household’s own cars, one that gets there is enough', () => {
  const own = (...cars: FitHousehold['vehicles']) => only('access', ownFit(rough, home('Sam', cars)));
  expect(own(corolla, prado)).toMatchObject([{ level: 'fine', text: 'Your Prado gets there' }]);
  expect(own(corolla, outback)).toMatchObject([{ level: 'check', text: 'Your Outback: check the way in' }]);
  expect(own(corolla)).toMatchObject([
    {
      level: 'problem',
      text: 'Your Corolla can’t reach the site',
      remedy: 'Choose a site that your car can reach.',
    },
  ]);
});

test.each([
  [rough, caravan, 'problem', 'Pat’s caravan can’t reach the site', 'The way in is 4WD only.'],
  [rough, camper, 'check', 'Pat’s camper trailer: check the way in', 'The way in is 4WD only.'],
  [rough, box, 'check', 'Pat’s trailer: check the way in', 'The way in is 4WD only.'],
  [medium, caravan, 'check', 'Pat’s caravan: check the way in', 'The way in needs an AWD.'],
  [medium, camper, 'fine', 'Pat’s camper trailer gets there', 'The way in needs an AWD.'],
  [smooth, caravan, 'fine', 'Pat’s caravan gets there', 'A 2WD gets there.'],
  [
    unsaid,
    caravan,
    'check',
    'Pat’s caravan: ask about the way in',
    'Nobody has said yet whether one gets there.',
  ],
] as const)('a trailer on the way in: %#', (site, trailer, level, text, why) => {
  expect(trailers(site, home('Pat', [prado, trailer]))).toMatchObject([{ level, text, why, who: ['Pat'] }]);
});

test('a caravan and a camper trailer at a 4WD-only site are two findings', () => {
  expect(trailers(rough, home('Pat', [caravan]), home('Sam', [camper]))).toMatchObject([
    { level: 'problem', who: ['Pat'], remedy: 'Leave it at home, or check with the site.' },
    { level: 'check', who: ['Sam'], remedy: 'Check with the site.' },
  ]);
  expect(trailers(smooth, home('Pat', [caravan, box]))).toMatchObject([
    { text: 'Pat’s caravan and Pat’s trailer get there', remedy: null },
  ]);
  expect(trailers(rough, home('Pat', [prado]))).toEqual([]);
  expect(trailers(unsaid, home('Pat', [camper, box]))).toEqual([]);
});

const mapped = (road: NonNullable<SiteEvidence['road']>, island: SiteEvidence['island'] = null) => ({
  evidence: { road, island, dogs: null },
});
const unsealedWords = 'the nearest road may be unsealed';

test('an unsealed road on the map makes a 2WD and a caravan a check, never a problem', () => {
  const unsealed = siteWith(mapped('unsealed_300m'));
  expect(access(unsealed, home('Sam', [corolla]))).toMatchObject([
    { level: 'check', why: `Nobody has said yet which cars get there; ${unsealedWords}.` },
  ]);
  expect(trailers(unsealed, home('Pat', [caravan]))).toMatchObject([
    { level: 'check', why: `Nobody has said yet whether one gets there; ${unsealedWords}.` },
  ]);
  const easy = siteWith({ access: '2 Wheel Drive', ...mapped('unsealed_300m') });
  expect(access(easy, home('Sam', [corolla]))).toMatchObject([{ level: 'fine' }]);
  expect(trailers(easy, home('Pat', [caravan]))).toMatchObject([
    { level: 'check', why: `A 2WD gets there; ${unsealedWords}.` },
  ]);
});

test('an island without a mapped road is likely 4WD only, which is a check, never a problem', () => {
  const island = siteWith(mapped('none_1km', 'likely_4wd'));
  const likely = 'it’s likely 4WD only: on an island, no mapped road within 1 km';
  expect(access(island, home('Sam', [corolla]))).toMatchObject([
    { level: 'check', why: `Nobody has said yet which cars get there; ${likely}.` },
  ]);
  expect(access(island, home('Pat', [prado]))).toMatchObject([
    { level: 'check', why: `A 4WD, but nobody has said what the way in is like; ${likely}.` },
  ]);
  expect(trailers(island, home('Pat', [caravan]))).toMatchObject([
    { level: 'check', why: `Nobody has said yet whether one gets there; ${likely}.` },
  ]);
  const easy = siteWith({ access: '2 Wheel Drive', ...mapped('none_1km', 'likely_4wd') });
  expect(access(easy, home('Sam', [corolla]))).toMatchObject([{ level: 'fine', why: 'A 2WD gets there.' }]);
});

test('on its own page such an island says so plainly, and what it means for one’s car', () => {
  const island = siteWith(mapped('none_1km', 'likely_4wd'));
  const told = (...cars: FitHousehold['vehicles']) => only('access', ownFit(island, home('Sam', cars)));
  expect(told(corolla)).toMatchObject([
    { level: 'check', text: 'Island: likely 4WD only', why: 'Your Corolla may not get there.' },
  ]);
  expect(told(prado)).toMatchObject([
    { level: 'check', text: 'Island: likely 4WD only', why: 'Your Prado is a 4WD, so it may well be fine.' },
  ]);
});

test('an island with a road says nothing of a 4WD, but how to get there is asked', () => {
  const island = siteWith(mapped('sealed_300m', 'ask'));
  expect(access(island, home('Sam', [corolla]))).toMatchObject([
    { why: 'Nobody has said yet which cars get there; it’s on an island: ask how to get there.' },
  ]);
});

test('a finding names who says what the way in takes', () => {
  const by = { access: 'Open data, Nov 2026', pets: null, boat_ramp: null };
  expect(access(siteWith({ access: '4 Wheel Drive', by }), home('Sam', [corolla]))).toMatchObject([
    { level: 'problem', why: 'A 2WD, and the way in is 4WD only (open data, Nov 2026).' },
  ]);
});

test('a sealed road nearby does not mean that every car gets there', () => {
  const passed = siteWith(mapped('sealed_300m'));
  expect(access(passed, home('Sam', [corolla]))).toEqual(access(unsaid, home('Sam', [corolla])));
  expect(trailers(passed, home('Pat', [caravan]))).toEqual(trailers(unsaid, home('Pat', [caravan])));
});
