import { dog, fourWheel, home, siteWith, someone, toldBy } from '@/tests/factories/fit';
import type { FitHousehold, FitSite } from './finding';
import { choiceFit, ownFit, tripFit } from './fit-of';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const only = (rule: string, site: FitSite, ...households: FitHousehold[]) =>
  toldBy(rule, tripFit({ site, households, dates, holidays: [] }));

const sam = home('Sam', [], [someone('Sam'), dog('Biscuit')]);
const pat = home('Pat', [], [someone('Pat'), dog('Rusty')]);

test.each([
  ['not allowed', { pets: false }, 'problem', 'aren’t allowed', 'The site takes no pets.'],
  ['welcome', { pets: true }, 'fine', 'are welcome', 'The site welcomes pets.'],
  ['not said', {}, 'check', 'ask first', 'Nobody has said yet whether pets are welcome.'],
] as const)('pets: %s', (_, known, level, says, why) => {
  const found = only('pets', siteWith(known), sam, pat);
  expect(found).toMatchObject([{ level, why, who: ['Rusty', 'Biscuit'] }]);
  expect(found[0]?.text).toMatch(/^Rusty and Biscuit/);
  expect(found[0]?.text).toContain(says);
});

test('many pets or children are listed as a few names and a number', () => {
  const names = ['Abby', 'Bo', 'Coco', 'Daisy', 'Ember'];
  const pack = home('Sam', [], [someone('Sam'), ...names.map(dog)]);
  expect(only('pets', siteWith({ pets: false }), pack)).toMatchObject([
    {
      text: 'Abby, Bo, Coco and 2 more pets aren’t allowed',
      remedy: 'Find a sitter, or choose a site that welcomes pets.',
    },
  ]);
  const alone = names.map((name) => home(name, [], [someone(name, 'child')]));
  expect(only('adult', siteWith({}), ...alone)).toMatchObject([
    {
      text: 'Abby, Bo, Coco and 2 more children have no adult along',
      why: 'Abby, Bo, Coco and 2 more households bring no adult.',
    },
  ]);
});

test('a single pet is described in the singular', () => {
  expect(only('pets', siteWith({ pets: false }), sam)[0]?.text).toBe('Biscuit isn’t allowed');
  expect(only('pets', siteWith({ pets: true }), sam)[0]?.text).toBe('Biscuit is welcome');
  expect(only('pets', siteWith({}), home('Sam'))).toEqual([]);
});

test.each([
  ['no', 'dogs usually aren’t allowed in national parks and reserves like this one'],
  ['agency', 'a park agency runs the site'],
] as const)('what open data says against dogs is asked about, and is no problem: %s', (dogs, says) => {
  const evidence = { road: null, island: null, dogs };
  expect(only('pets', siteWith({ evidence }), sam)).toMatchObject([
    { level: 'check', why: `Nobody has said yet whether pets are welcome, and ${says}.` },
  ]);
  expect(only('pets', siteWith({ evidence, pets: true }), sam)).toMatchObject([
    { level: 'check', why: `Pets are said to be welcome, but ${says}.`, remedy: 'Check with the site.' },
  ]);
  expect(only('pets', siteWith({ evidence, pets: false }), sam)).toMatchObject([{ level: 'problem' }]);
});

test('a site that is likely in a national park is asked about dogs, unless it says that pets are welcome', () => {
  const evidence = { road: null, island: null, dogs: 'likely_no' } as const;
  expect(only('pets', siteWith({ evidence }), sam)).toMatchObject([
    {
      level: 'check',
      why: 'Nobody has said yet whether pets are welcome, and it’s likely in a national park, where dogs usually aren’t allowed.',
    },
  ]);
  expect(only('pets', siteWith({ evidence, pets: true }), sam)).toMatchObject([{ level: 'fine' }]);
});

test.each([
  ['no', 'National park or reserve: dogs usually aren’t allowed'],
  ['likely_no', 'Likely a national park: dogs usually aren’t allowed'],
] as const)('on its own page a park says plainly what is usual: %s', (dogs, text) => {
  const evidence = { road: null, island: null, dogs };
  const told = (site: FitSite) => toldBy('pets', ownFit(site, sam));
  expect(told(siteWith({ evidence }))).toMatchObject([
    { level: 'check', text, why: 'Biscuit would have to stay home.' },
  ]);
  expect(told(siteWith({ evidence, pets: false }))).toMatchObject([{ level: 'problem' }]);
});

test('a finding names who says whether pets are welcome', () => {
  const by = { access: null, pets: '2 campers, latest May 2026', boat_ramp: null };
  const whyOf = (pets: boolean) => only('pets', siteWith({ pets, by }), sam)[0]?.why;
  expect(whyOf(true)).toBe('The site welcomes pets (2 campers, latest May 2026).');
  expect(whyOf(false)).toBe('The site takes no pets (2 campers, latest May 2026).');
});

test('a state forest suggests that dogs are allowed, but the site still has to be asked', () => {
  const evidence = { road: null, island: null, dogs: 'forest' } as const;
  expect(only('pets', siteWith({ evidence }), sam)).toMatchObject([
    {
      level: 'check',
      why: 'Nobody has said yet whether pets are welcome, but it’s in a state forest: dogs are usually allowed, on lead in camping areas.',
    },
  ]);
  expect(only('pets', siteWith({ evidence, pets: true }), sam)).toMatchObject([{ level: 'fine' }]);
});

const ivy = someone('Ivy', 'child');
const max = someone('Max', 'toddler');
const leo = someone('Leo', 'baby');

test('children need an adult of their household', () => {
  const nowhere = siteWith({});
  expect(only('adult', nowhere, home('Sam', [], [ivy, max]), home('Pat'))).toEqual([
    {
      level: 'problem',
      text: 'Ivy and Max have no adult along',
      why: 'Sam brings no adult.',
      who: ['Ivy', 'Max'],
      remedy: 'Add the adult who comes with them.',
    },
  ]);
  expect(only('adult', nowhere, home('Sam', [], [leo]), home('Tom', [], [max]))).toMatchObject([
    { text: 'Leo and Max have no adult along', why: 'Sam and Tom bring no adult.' },
  ]);
  expect(only('adult', nowhere, home('Sam', [], [leo]))[0]?.text).toBe('Leo has no adult along');
  expect(only('adult', nowhere, home('Sam', [], [someone('Sam'), ivy]))).toEqual([
    { level: 'fine', text: 'Every child has an adult', why: null, who: ['Ivy'], remedy: null },
  ]);
  expect(only('adult', nowhere, home('Sam', [], [dog('Rex')]), home('Pat'))).toEqual([]);
});

test('more people or vehicles than the site’s capacity are a problem', () => {
  const takes = (people: number | null, vehicles: number | null) =>
    siteWith({ capacity: { people, vehicles } });
  const trailer = { type: 'trailer', trailer_type: 'Other' } as const;
  const two = [home('Sam', [fourWheel('Prado'), trailer]), home('Pat')];
  expect(only('capacity', takes(1, 1), ...two)).toEqual([
    {
      level: 'problem',
      text: '2 people: too many for the site',
      why: 'The site takes 1 person.',
      who: ['Pat', 'Sam'],
      remedy: 'Ask the site, or choose a bigger one.',
    },
    expect.objectContaining({ text: '2 vehicles: too many for the site', why: 'The site takes 1 vehicle.' }),
  ]);
  expect(only('capacity', takes(2, 2), ...two)).toMatchObject([
    { level: 'fine', text: 'There’s room for 2 people', remedy: null },
    { level: 'fine', text: 'There’s room for 2 vehicles' },
  ]);
  expect(only('capacity', takes(null, null), ...two)).toEqual([]);
  expect(only('capacity', takes(5, 5), home('Sam', [], []))).toEqual([]);
  expect(only('capacity', siteWith({}), ...two)).toEqual([]);
});

test('the capacity is compared with the fullest night', () => {
  const early = { ...home('Sam'), leave_on: '2027-02-06' };
  const late = { ...home('Pat', [], [someone('Pat'), someone('Shell')]), arrive_on: '2027-02-06' };
  const site = siteWith({ capacity: { people: 2, vehicles: null } });
  expect(only('capacity', site, early, late)).toMatchObject([
    { level: 'fine', text: 'There’s room for 2 people', who: ['Pat'] },
  ]);
  expect(only('capacity', site, home('Sam'), late)).toMatchObject([
    { level: 'problem', text: '3 people: too many for the site', who: ['Pat', 'Sam'] },
  ]);
});

test('a person filling in a form is told about children without an adult, without their own name', () => {
  const own = choiceFit({ site: siteWith({}), household: home('Sam', [], [ivy]) });
  expect(own.find(({ rule }) => rule === 'adult')).toMatchObject({
    text: 'Ivy has no adult along',
    why: null,
  });
});

test('a household that brings nobody has no findings', () => {
  expect(tripFit({ site: siteWith({}), households: [home('Sam', [], [])], dates, holidays: [] })).toEqual([]);
});
