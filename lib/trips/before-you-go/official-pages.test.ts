import { officialPages } from './official-pages';
import file from './official-pages.json';

test('a state has its own pages, which nobody has checked yet', () => {
  expect(officialPages('NSW', 151)).toEqual([
    {
      kind: 'fire-bans',
      title: 'Fire bans in New South Wales',
      url: 'https://www.rfs.nsw.gov.au/fire-information/fdr-and-tobans',
      checked_on: null,
    },
    {
      kind: 'park-alerts',
      title: 'Park alerts in New South Wales',
      url: 'https://www.nationalparks.nsw.gov.au/alerts/alerts-list',
      checked_on: null,
    },
  ]);
  expect(officialPages('VIC', 145).map(({ kind }) => kind)).toEqual(['fire-bans']);
});

test('Jervis Bay, remote territories and unknown states have no pages', () => {
  expect(officialPages('ACT', 149.1)).toHaveLength(1);
  expect(officialPages('ACT', 150.7)).toEqual([]);
  for (const state of ['OT', 'constructor', '', null]) expect(officialPages(state, 150)).toEqual([]);
});

test('each page belongs to a government and uses https', () => {
  const urls = [...Object.values(file.fireBans), ...Object.values(file.parkAlerts)].filter(
    (url) => url !== null,
  );
  expect(urls).toHaveLength(13);
  for (const url of urls) expect(url).toMatch(/^https:\/\/([a-z]+\.)+gov\.au\//);
});
