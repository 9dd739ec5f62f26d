import { bestSuggestion } from './best-suggestion';
import { MAX_OF_ONE_OWNER, MAX_TOGETHER, mayBeCrowded, type SiteOfOwner, withoutCrowds } from './crowding';
import { fitLine } from './fit-line';
import { type Ground, withGrounds } from './grounds';
import type { ListedSite } from './listed-site';
import type { Suggestions } from './suggest-schema';

const spots = (count: number, metres: number, countedOwner: string | null = 'mia'): SiteOfOwner[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: -27 - (index * metres) / 111_195,
    longitude: 153,
    countedOwner,
  }));

test('the nearest three of one owner’s sites a metre apart stay', () => {
  const found = spots(200, 1);
  expect(mayBeCrowded(found)).toBe(true);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_TOGETHER));
});

test('twenty of one owner’s scattered sites stay', () => {
  const found = spots(200, 2000);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_OF_ONE_OWNER));
});

test('a row of sites is thinned out along its whole length', () => {
  const found = spots(16, 260);
  const kept = withoutCrowds(found);
  expect(kept.map((site) => found.indexOf(site))).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14]);
});

test('open data, the viewer’s own sites and many owners in one place are never thinned out', () => {
  const found = [...spots(50, 1, null), ...spots(3, 1, 'mia'), ...spots(3, 1, 'tom')];
  expect(mayBeCrowded(found)).toBe(false);
  expect(withoutCrowds(found)).toEqual(found);
});

describe('best-suggestion', () => {
  const place = (placeName: string): Suggestions['places'][number] => ({
    placeName,
    state: 'NSW',
    postalCode: '2481',
    latitude: -28.6,
    longitude: 153.6,
  });
  const camp = { latitude: -28.85, longitude: 151.92 };
  const best = (typed: string, places: string[], campsites: string[]) =>
    bestSuggestion(typed, {
      places: places.map(place),
      campsites: campsites.map((name) => ({ id: name, name, ...camp }) as Suggestions['campsites'][number]),
    });
  const byronBay = { name: 'Byron Bay NSW 2481', at: { latitude: -28.6, longitude: 153.6 } };

  test('a place comes before a campsite with the same beginning', () => {
    expect(best('BYRÖN', ['Byron Bay', 'Byron Plains'], ['Byron Camp'])).toEqual(byronBay);
  });

  test('a campsite that begins with the text comes before a place that doesn’t', () => {
    expect(best('bendeela', ['Bendela'], ['Bendeela Flat', 'Bendeela'])).toEqual({ site: 'Bendeela Flat' });
  });

  test('of similar names the place is taken, or a campsite if no place is similar', () => {
    expect(best('Birron Bay', ['Byron Bay'], ['Byron Camp'])).toEqual(byronBay);
    expect(best('Bendela', [], ['Bendeela Flat'])).toEqual({ site: 'Bendeela Flat' });
  });

  test('for a national park the search goes around its campgrounds', () => {
    const round = { name: 'Girraween National Park', at: camp };
    expect(best('Girraween National Park', ['Girraween'], ['Castle Rock'])).toEqual(round);
    expect(best('Girraween', ['Girraween'], ['Castle Rock'])).toMatchObject({ name: 'Girraween NSW 2481' });
    expect(best('Barney National Park', [], ['Barney National Park Camp'])).toEqual({
      site: 'Barney National Park Camp',
    });
  });

  test('without suggestions there is no best one', () => {
    expect(best('zzz', [], [])).toBeNull();
  });
});

describe('fit-line', () => {
  const [two, all, four] = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;
  const site = (drivetrain: ListedSite['drivetrain'], pet_friendly: boolean | null) =>
    ({
      name: 'Castle Rock',
      drivetrain,
      pet_friendly,
      features: ['Toilets'],
      missing_features: ['Power'],
    }) as unknown as ListedSite;
  const textOf = (...given: Parameters<typeof fitLine>) => {
    const line = fitLine(...given);
    return line && `${line.look}: ${line.lead}${line.rest && ` ${line.rest}`}`;
  };

  const corolla = { name: 'Corolla', drivetrain: two };
  const outback = { name: 'Outback', drivetrain: all };
  const prado = { name: 'Prado', drivetrain: four };
  const many = ['Biscuit', 'Rusty', 'Bella'];

  test.each([
    [four, true, prado, ['Rusty'], 'yes: Fits you: Rusty and the Prado'],
    [two, true, corolla, many, 'yes: Fits you: your pets and the Corolla'],
    [null, true, null, ['Biscuit', 'Rusty'], 'yes: Fits you: Biscuit and Rusty'],
    [four, null, prado, ['Rusty'], 'ask: Ask about Rusty. The Prado’s fine'],
    [null, true, outback, ['Biscuit', 'Rusty'], 'ask: Ask about the way in. Biscuit and Rusty are fine'],
    [null, null, outback, ['Rusty'], 'ask: Ask about Rusty and the way in'],
    [four, false, corolla, ['Rusty'], 'no: No place for Rusty, too rough for the Corolla'],
    [four, true, corolla, ['Rusty'], 'no: Too rough for the Corolla'],
    [null, false, null, many, 'no: No place for your pets'],
  ] as const)('%s, pets %s, %j, %j: %s', (access, pets, car, names, text) => {
    expect(textOf(site(access, pets), [], { car, pets: names })).toBe(text);
  });

  test('what the search needs is asked about too, and what isn’t there is said', () => {
    const own = { car: prado, pets: [] };
    expect(textOf(site(null, null), ['fires'], own)).toBe('ask: Ask about fires. The Prado’s fine');
    expect(textOf(site(null, null), ['power', 'fires'], own)).toBe('no: No power');
    expect(textOf(site(null, null), ['toilets'], own)).toBe('yes: Fits you: the Prado');
    const nobody = { car: null, pets: [] };
    expect(textOf(site(null, null), ['toilets'], nobody)).toBe('yes: Fits you: toilets');
    expect(textOf(site(null, false), ['pets'], nobody)).toBe('no: No pets');
    expect(textOf(site(null, null), [], nobody)).toBeNull();
  });

  test('a car that is no 4WD asks about an island without a mapped road', () => {
    const evidence = { road: 'none_1km', island: 'likely_4wd', dogs: null } as const;
    const island = { ...site(null, null), evidence };
    expect(textOf(island, [], { car: corolla, pets: ['Rusty'] })).toBe(
      'ask: Likely 4WD only. Ask about Rusty and the way in.',
    );
    expect(textOf(island, [], { car: prado, pets: [] })).toBe('yes: Fits you: the Prado');
    expect(textOf({ ...island, drivetrain: two }, [], { car: corolla, pets: [] })).toMatch(/^yes/);
  });

  test('no car is said to be fine where people walk in and nobody has said that cars get there', () => {
    const walkers = { ...site(null, null), name: 'Redbank Gorge (Larapinta Trail Walkers Only)' };
    const own = { car: prado, pets: ['Rusty'] };
    expect(textOf(walkers, [], own)).toBe('ask: Ask about Rusty');
    expect(textOf(walkers, [], { car: prado, pets: [] })).toBeNull();
    expect(textOf({ ...walkers, drivetrain: four }, [], own)).toBe('ask: Ask about Rusty. The Prado’s fine');
  });

  test('what only an AI says has to be asked about', () => {
    expect(textOf({ ...site(two, true), ai: true }, [], { car: corolla, pets: ['Rusty'] })).toMatch(/^ask/);
  });
});

describe('grounds', () => {
  interface Entry {
    site: { name: string; address?: string; source: string; latitude: number; longitude: number };
  }

  /**
   * Returns an entry whose site lies `km` kilometres north of a fixed position. A kilometre is 0.009
   * degrees of latitude.
   */
  const site = (name: string, km = 0, source = 'open'): Entry => ({
    site: { name, source, latitude: -27 + km * 0.009, longitude: 153 },
  });
  const linesOf = (lines: (Entry | Ground<Entry>)[]) =>
    lines.map((line) =>
      'sites' in line
        ? `${line.name}: ${line.sites.map(({ site }) => site.name).join(', ')}`
        : line.site.name,
    );
  const fold = (...names: string[]) => linesOf(withGrounds(names.map((name) => site(name))));

  test('numbered areas become one entry at the nearest area’s position, in their order', () => {
    expect(
      fold(
        'Brighton',
        'Lime Pocket Camp Site 3',
        'Scrub Road',
        'Lime Pocket Camp Site 1',
        'Lime Pocket Camp Site 4',
      ),
    ).toEqual([
      'Brighton',
      'Lime Pocket Camp Site: Lime Pocket Camp Site 3, Lime Pocket Camp Site 1, Lime Pocket Camp Site 4',
      'Scrub Road',
    ]);
  });

  test.each([
    ['Shoalhaven Heads', ['Shoalhaven Heads', 'Shoalhaven Heads', 'shoalhaven heads']],
    ['Parkers Flat', ['Parkers Flat', 'Parkers Flat 2', 'Parkers Flat 3']],
    ['Buenba Flat', ['Buenba Flat #1', 'Buenba Flat #2', 'Buenba Flat #3']],
    ['Orchard Campground', ['Orchard Campground', 'Orchard Campground A', 'Orchard Campground B']],
    [
      'Ocean Beach Camping Area',
      [
        'Ocean Beach Camping Area (Site A)',
        'Ocean Beach Camping Area (Site B)',
        'Ocean Beach Camping Area (Site C)',
      ],
    ],
    [
      'Booloumba Creek',
      [
        'Booloumba Creek Camping Area 1',
        'Booloumba Creek No 3 Campground',
        'Booloumba Creek No 4 Campground',
      ],
    ],
    [
      'Rosebud Foreshore Section',
      ['Rosebud Foreshore Section 10A', 'Rosebud Foreshore Section 10B', 'Rosebud Foreshore Section 9'],
    ],
    ['Lake Boga', ['Lake Boga Camp Ground 401-412', 'Lake Boga Camp Ground 501-523', 'Lake Boga Campsite']],
    ['Campground', ['Campground C1', 'Campground C10', 'Campground C2']],
    ['Area', ['Area No. 1', 'Area No. 2', 'Area No. 3']],
    ['Campsite', ['Campsite 1', 'Campsite 2', 'Campsite 3']],
    ['Wirra’s Bend', ['Wirra’s Bend 1', 'Wirra’s Bend 2']],
    ['Illaroo', ['Illaroo North', 'Illaroo South']],
  ])('"%s" is the common name of %j', (name, names) => {
    expect(fold(...names)).toEqual([`${name}: ${names.join(', ')}`]);
  });

  test.each([
    [['6 Mile Flat', '7 Mile Flat', '8 Mile Flat']],
    [['Campsite 2 - Sandy Banks', 'Campsite 3 - Big Hole', 'Campsite 4 - Shady Bend']],
    [['Clements Gap Old School 1892', 'Clements Gap Old School 1901', 'Clements Gap Old School 1950']],
    [['Apex Park', 'Apex Camp', 'Apex Holiday Park']],
    [['North Beach', 'South Beach', 'East Beach']],
    [['Kulgun Glade', 'Skip Clarke Glade']],
    [['北岸', '南岸', '東岸']],
    [['#', '?', '…']],
  ])('%j stay separate sites', (names) => {
    expect(fold(...names)).toEqual(names);
  });

  test('areas with one name stay separate when they are a kilometre apart', () => {
    const far = [
      site('Camp 1'),
      site('Camp 2', 0.5),
      site('Camp 3', 0.9),
      site('Camp 4', 1.2),
      site('Camp 5', 4),
    ];
    expect(linesOf(withGrounds(far))).toEqual(['Camp: Camp 1, Camp 2, Camp 3', 'Camp 4', 'Camp 5']);
  });

  test('sites that people add are never grouped, whatever their names', () => {
    const mixed = [
      site('Camp 1'),
      ...['Camp 2', 'Camp 3', 'Camp 4'].map((name) => site(name, 0, 'private')),
      ...['Camp 5', 'Camp 6', 'Camp 7'].map((name) => site(name, 0, 'user')),
    ];
    expect(linesOf(withGrounds(mixed))).toEqual(mixed.map(({ site: { name } }) => name));
  });

  test('areas that share only their last word become one camping ground named after the place', () => {
    const glades = ['Kulgun Glade', 'The Drum Glade', 'Skip Clarke Glade'].map((name, index) => ({
      site: { ...site(name, index / 4).site, address: 'Mount Samson Road, Samford Valley QLD 4520' },
    }));
    const [ground] = withGrounds(glades);
    expect(ground).toMatchObject({ name: 'Samford Valley glades', sites: glades });
  });

  test('areas without names of their own are named after the place', () => {
    const areas = ['Campsite 1', 'Campsite 2'].map((name) => ({
      site: { ...site(name).site, address: 'Jabiru NT 0886' },
    }));
    expect(withGrounds(areas)).toMatchObject([{ name: 'Jabiru campsites' }]);
  });
});
