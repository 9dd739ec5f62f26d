import { type Ground, withGrounds } from './grounds';

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
    'sites' in line ? `${line.name}: ${line.sites.map(({ site }) => site.name).join(', ')}` : line.site.name,
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
    ['Booloumba Creek Camping Area 1', 'Booloumba Creek No 3 Campground', 'Booloumba Creek No 4 Campground'],
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
