import { allWheel, dog, fourWheel, home, siteWith, someone, twoWheel } from '@/tests/factories/fit';
import { accessOf } from '../cars/car-standing';
import type { FitNote } from './answers/note';
import type { FitHousehold, FitSite } from './finding';
import { choiceFit, tripFit } from './fit-of';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const fitOf = (site: FitSite, notes: readonly FitNote[], ...households: FitHousehold[]) =>
  tripFit({ site, households, dates, holidays: [], notes });
const unsaid = siteWith({});
const sam = home('Sam', [twoWheel('Corolla')], [someone('Sam'), dog('Rex')]);

/** Returns a fake note with an answer to the finding that has this key. */
function told(key: string, answer: 'yes' | 'no', more: Partial<FitNote> = {}, site = unsaid): FitNote {
  const found = fitOf(site, [], sam).find((each) => each.key === key);
  return { key, answer, note: null, by: 'Sam', at: '2026-12-03T01:00:00Z', fact: found?.fact ?? '', ...more };
}

const pets = (found: ReturnType<typeof tripFit>) => found.find(({ rule }) => rule === 'pets');

test('a yes makes a finding fine and a no makes it a problem, with the words of the organiser who asked', () => {
  expect(pets(fitOf(unsaid, [told('pets:Dog', 'yes', { note: 'On a lead' })], sam))).toMatchObject({
    key: 'pets:Dog',
    level: 'fine',
    text: 'Asked: yes, dogs are fine',
    why: 'On a lead.',
    remedy: null,
    noted: { answer: 'yes', note: 'On a lead', by: 'Sam', at: '2026-12-03T01:00:00Z' },
  });
  expect(pets(fitOf(unsaid, [told('pets:Dog', 'no')], sam))).toMatchObject({
    level: 'problem',
    text: 'Asked: no, no dogs',
    remedy: 'Find a sitter, or choose a site that welcomes pets.',
    noted: { note: null },
  });
});

test('the newest of two answers counts, and both people who answered are named', () => {
  const notes = [told('pets:Dog', 'no', { by: 'Olivia' }), told('pets:Dog', 'yes')];
  expect(pets(fitOf(unsaid, notes, sam))?.noted).toMatchObject({ answer: 'no', by: 'Olivia and Sam' });
});

test('an answer counts only for the same facts and for its own kind of pet', () => {
  const notes = [told('pets:Dog', 'yes')];
  const denied = fitOf(siteWith({ pets: false }), notes, sam);
  expect(pets(denied)).toMatchObject({ level: 'problem', noted: null });
  const inPark = siteWith({ evidence: { road: null, island: null, dogs: 'no' } });
  expect(pets(fitOf(inPark, notes, sam))).toMatchObject({ level: 'check', noted: null });
  const horse = { type: 'pet', name: 'Bess', pet_type: 'Horse' } as const;
  const both = fitOf(unsaid, notes, home('Sam', [], [someone('Sam'), dog('Rex'), horse]));
  expect(both.filter(({ rule }) => rule === 'pets')).toMatchObject([
    { key: 'pets:Horse', level: 'check', text: 'Bess: ask first' },
    { key: 'pets:Dog', level: 'fine' },
  ]);
});

test('the key stays the same while people, cars and pets of the same kind come and go', () => {
  const keys = (...households: FitHousehold[]) => fitOf(unsaid, [], ...households).map(({ key }) => key);
  const pat = home('Pat', [twoWheel('Golf'), allWheel('Outback')], [someone('Pat'), dog('Coco')]);
  expect(keys(sam, pat)).toEqual(keys(sam));
  expect(new Set(keys(sam)).size).toBe(keys(sam).length);
});

test('a yes for a 2WD also covers an AWD and a 4WD, but not the other way round', () => {
  const access = (drive: typeof twoWheel, note: FitNote) =>
    fitOf(unsaid, [note], home('Pat', [drive('Car')])).find(({ rule }) => rule === 'access');
  const [yes, no] = [told('access:2WD', 'yes'), told('access:2WD', 'no')];
  for (const drive of [twoWheel, allWheel, fourWheel])
    expect(access(drive, yes)).toMatchObject({ level: 'fine', text: 'Asked: yes, Pat’s Car gets there' });
  expect(access(twoWheel, no)).toMatchObject({
    level: 'problem',
    text: 'Asked: no, Pat’s Car can’t get there',
  });
  for (const drive of [allWheel, fourWheel]) expect(access(drive, no)).toMatchObject({ noted: null });
  expect(access(twoWheel, { ...yes, key: 'access:4WD' })).toMatchObject({ level: 'check', noted: null });
});

test('a yes that a newer no has replaced covers no better cars and lighter trailers either', () => {
  const notes = [told('access:2WD', 'no'), told('access:2WD', 'yes', { by: 'Olivia' })];
  const pat = home('Pat', [fourWheel('Prado')]);
  expect(fitOf(unsaid, notes, pat).find(({ rule }) => rule === 'access')).toMatchObject({
    level: 'check',
    noted: null,
  });
  expect(accessOf(null, notes)?.told).toEqual([{ kind: '2WD', answer: 'no' }]);
  const steep = siteWith({ access: '4 Wheel Drive' });
  const towing = home('Pat', [fourWheel('Prado'), { type: 'trailer', trailer_type: 'Other' }]);
  const about = { key: 'trailer_access:Caravan', fact: 'way in: 4 Wheel Drive' };
  const [no, yes] = [told('pets:Dog', 'no', about), told('pets:Dog', 'yes', about)];
  const trailer = (...answers: FitNote[]) =>
    fitOf(steep, answers, towing).find(({ rule }) => rule === 'trailer_access')?.level;
  expect([trailer(yes), trailer(no, yes), trailer(yes, no)]).toEqual(['fine', 'check', 'fine']);
});

test('a no for one kind of car leaves the other kinds to be asked about', () => {
  const pat = home('Pat', [allWheel('Outback'), fourWheel('Prado')]);
  const access = (answer: 'yes' | 'no') =>
    fitOf(unsaid, [told('access:2WD', answer)], sam, pat).flatMap(({ rule, level, text }) =>
      rule === 'access' ? [`${level}: ${text}`] : [],
    );
  expect(access('no')).toEqual([
    'problem: Asked: no, Sam’s Corolla can’t get there',
    'check: Pat’s Outback: ask about the way in',
  ]);
  expect(access('yes')).toEqual(['fine: Asked: yes, Pat’s Outback, Pat’s Prado and Sam’s Corolla get there']);
});

test('a person filling in a form also sees the answers', () => {
  const notes = [told('pets:Dog', 'yes', { by: '' })];
  expect(pets(choiceFit({ site: unsaid, household: sam, notes }))?.level).toBe('fine');
  expect(pets(choiceFit({ site: unsaid, household: sam }))?.level).toBe('check');
});

test('an AI’s words don’t change the level of a finding that has to be checked', () => {
  const found = fitOf(siteWith({ ai: { access: '4 Wheel Drive', pets: true } }), [], sam);
  expect(found.filter(({ rule }) => rule === 'access' || rule === 'pets')).toMatchObject([
    { rule: 'access', level: 'check', why: expect.stringMatching(/An AI says: 4 Wheel Drive needed\.$/) },
    { rule: 'pets', level: 'check', why: expect.stringMatching(/An AI says: pets welcome\.$/) },
  ]);
  const silent = fitOf(siteWith({ ai: { access: null, pets: null } }), [], sam);
  expect(silent.some(({ why }) => why?.includes('AI'))).toBe(false);
});
