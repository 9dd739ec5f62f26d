import { sitesNear } from '@/lib/campsites/search/search-sites';
import { type Drivetrain, drivetrains } from '@/lib/drivetrains';
import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import type { FoundCampsite } from '../schema';
import { type Want, wants } from '../search-choices';
import { answerTo, needsOf, type Suit, suitOf } from './needs';

const near = { latitude: -27.46, longitude: 153.05 };
const mark = `needs ${Math.random()}`;
let mia: Person;
beforeAll(async () => {
  mia = await person('Mia');
  const tom = await person('Tom');
  const make = (name: string, site: Parameters<typeof siteOf>[1]) =>
    siteOf(mia, { name: `${mark} ${name}`, shared: true, ...site });
  await make('nothing', {});
  await make('plain', {
    petFriendly: true,
    drivetrain: '2 Wheel Drive',
    features: ['Toilets', 'Power', 'Free'],
  });
  await make('drop', {
    petFriendly: false,
    drivetrain: '4 Wheel Drive',
    features: ['Drop toilets'],
    lacks: ['Toilets'],
  });
  await make('lacking', {
    drivetrain: 'All Wheel Drive',
    lacks: ['Free', 'Boat ramp', 'Fire pits', 'Tank water'],
  });
  const said = await make('said', { petFriendly: false, lacks: ['Power'], features: ['Mobile reception'] });
  await db.siteObservation.create({
    data: {
      campsiteId: said.id,
      profileId: tom.viewer.profileId,
      seenOn: new Date(),
      pets: true,
      power: true,
      reception: false,
      access: 'All Wheel Drive',
    },
  });
  const sourceRef = `${mark} park`;
  const open = { name: `${mark} in a park`, ...near, source: 'open' as const, sourceRef, shareFlag: true };
  await db.campsite.create({ data: { ...open, petFriendly: true } });
  await db.siteDog.create({ data: { sourceRef, says: 'no' } });
});

const search = (needs: Want[], car: Drivetrain | null, more = {}) =>
  sitesNear(mia.viewer, 'public', near, { radius: 50, text: mark, filters: { needs, car, ...more } });
const namesOf = (sites: FoundCampsite[]) => sites.map(({ name }) => name.slice(mark.length + 1)).sort();

test.each([...drivetrains, null])(
  'the search and the page judge every site alike, with a car of %s',
  async (car) => {
    const everything = { unknown: true, unsuited: true };
    const all = (await search([...wants], car, everything)).locations;
    expect(all).toHaveLength(6);
    for (const asked of [...wants.map((need) => [need]), [...wants], ['pets', 'toilets'] as Want[]]) {
      const needs = needsOf({ needs: asked, car });
      const by = (suit: Suit) => namesOf(all.filter((site) => suitOf(site, { needs, car }) === suit));
      const confirmed = await search(asked, car);
      expect([asked, namesOf(confirmed.locations)]).toEqual([asked, by('fits')]);
      const kept = await search(asked, car, { unknown: true });
      expect(namesOf(kept.locations)).toEqual([...by('fits'), ...by('asks')].sort());
      if (needs.length === 0) continue;
      expect(kept).toMatchObject({ unknown: by('asks').length, unsuited: by('unsuited').length });
      // How many sites would fit if one of the needs were dropped.
      for (const { need, fit } of kept.without ?? []) {
        const others = needs.filter((other) => other !== need);
        expect(fit).toBe(all.filter((site) => suitOf(site, { needs: others, car }) === 'fits').length);
      }
    }
  },
);

test('with needs, confirmed sites come first when there is no room for all', async () => {
  const extra = Array.from({ length: 205 }, () => ({
    name: `${mark} crowd`,
    ...near,
    source: 'open' as const,
    sourceRef: `${mark} ${Math.random()}`,
    shareFlag: true,
  }));
  await db.campsite.createMany({ data: extra });
  const far = await siteOf(mia, {
    name: `${mark} far`,
    shared: true,
    latitude: -27.2,
    features: ['Toilets'],
  });
  const { locations, total } = await search(['toilets'], null, { unknown: true });
  expect(locations).toHaveLength(200);
  expect(total).toBeGreaterThan(205);
  expect(locations.at(-1)?.id).toBe(far.id);
  await db.campsite.deleteMany({ where: { name: { in: [`${mark} crowd`, `${mark} far`] } } });
});

const site = { drivetrain: null, pet_friendly: true, features: ['Toilets'], missing_features: [] };

test('a possible ban on dogs, or an AI’s word, turns "yes" into a question, but never "no"', () => {
  const evidence = { road: null, island: null, dogs: 'agency' as const };
  expect(answerTo('pets', { ...site, evidence }, null)).toBeNull();
  expect(answerTo('toilets', { ...site, evidence }, null)).toBe(true);
  expect(answerTo('toilets', { ...site, ai: true }, null)).toBeNull();
  expect(answerTo('pets', { ...site, pet_friendly: false, ai: true, evidence }, null)).toBe(false);
});
