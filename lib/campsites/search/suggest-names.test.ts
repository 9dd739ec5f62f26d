import type { Viewer } from '@/lib/server/auth/viewer';
import { person } from '@/tests/factories/people';
import { suggest } from './suggest';

let viewer: Viewer;
beforeAll(async () => {
  ({ viewer } = await person('Mia'));
});

const placesFor = async (typed: string) =>
  (await suggest(viewer, typed)).places.map(
    ({ placeName, state, postalCode }) => `${placeName} ${state} ${postalCode}`,
  );
const sitesFor = async (typed: string) => (await suggest(viewer, typed)).campsites.map(({ name }) => name);

// Each case is a typed text and the suggestion that must come first. The names are from the open data
// around Brisbane, Alice Springs, Hobart and Kangaroo Valley, and some other well-known places.
test.each([
  ['Kedron QLD 4031', 'Kedron QLD 4031'],
  ['kedron queensland', 'Kedron QLD 4031'],
  ['kedrno', 'Kedron QLD 4031'],
  ['brisbnae', 'Brisbane QLD 4000'],
  ['mtbarney', 'Mount Barney QLD 4287'],
  ['mt. barney lodge', 'Mount Barney QLD 4287'],
  ["O'Reilly's", "O'Reilly QLD 4275"],
  ['oreillys', "O'Reilly QLD 4275"],
  ['orielly', "O'Reilly QLD 4275"],
  ['rainbowbeach', 'Rainbow Beach QLD 4581'],
  ['airly beach', 'Airlie Beach QLD 4802'],
  ['alicesprings', 'Alice Springs NT 0870'],
  ['Alice Springs Northern Territory', 'Alice Springs NT 0870'],
  ['allice sprigns', 'Alice Springs NT 0870'],
  ['mtisa', 'Mount Isa QLD 4825'],
  ['cooberpedy', 'Coober Pedy SA 5723'],
  ['hobart tasmania', 'Hobart TAS 7000'],
  ['hobrat', 'Hobart TAS 7000'],
  ['mount feild', 'Mount Field TAS 7140'],
  ['cradlemountain', 'Cradle Mountain TAS 7306'],
  ['coles bya', 'Coles Bay TAS 7215'],
  ['saint helns', 'St Helens TAS 7216'],
  ['kangaroovalley', 'Kangaroo Valley NSW 2577'],
  ['kangaroo vallley  ', 'Kangaroo Valley NSW 2577'],
  ['jervis bey', 'Jervis Bay ACT 2540'],
  ['nowra nth', 'North Nowra NSW 2541'],
  ['byronbay', 'Byron Bay NSW 2481'],
  ['byronba', 'Byron Bay NSW 2481'],
  ['byron bay caravan park', 'Byron Bay NSW 2481'],
  ['stkilda', 'St Kilda VIC 3182'],
  ['bàirnsdale', 'Bairnsdale VIC 3875'],
])('%s is the place %s', async (typed, place) => expect((await placesFor(typed))[0]).toBe(place));

test.each([
  ['Bendeela', 'Bendeela Recreation Area'],
  ['Bendeela NSW', 'Bendeela Recreation Area'],
  ['bendeelah', 'Bendeela Recreation Area'],
  ['bendeela campground', 'Bendeela Recreation Area'],
  ['bendeela rec area', 'Bendeela Recreation Area'],
  ['bendeela nsw area', 'Bendeela Recreation Area'],
  ['inskip pt', 'Inskip Point Campground'],
  ['inskip campground', 'Inskip Point Campground'],
  ['rainbow village', 'Rainbow Beach Holiday Village'],
  ['glass house mountains', 'Glasshouse Mountains Campground'],
  ['neurum ck', 'Neurum Creek Bush Retreat'],
  ['kings caynon', 'Kings Canyon Resort'],
  ['red bank gorge', 'Redbank Gorge Campground (Larapinta Trail Walkers Only)'],
  ['ormistongorge', 'Ormiston Gorge'],
  ['palmvalley', 'Palm Valley Campground'],
  ['glenhelen lodge', 'Glen Helen Homestead Lodge Campground'],
  ['bruny islnd', 'Camping at Bruny Island'],
  ['big4 hobart', 'Hobart Airport Big4 Caravan Park'],
  ['cockle ck', 'Cockle Creek Campground - Recherche Bay Nature Rec Area'],
  ['green patch', 'Greenpatch Camping Area'],
  ['kgari', "K'Gari Camping Area"],
  ['tanunda caravan and tourist park', 'Tanunda Caravan & Tourist Park'],
])('%s finds the campsite %s', async (typed, site) => expect(await sitesFor(typed)).toContain(site));

test('a word without a mistake is not corrected to another', async () => {
  expect(await placesFor('mt barney lodge')).toEqual(['Mount Barney QLD 4287']);
  expect(await sitesFor('morton np')).toContain('Burrumbeet Brook camp site');
});

test.each(['zzz', 'qqqqqq', 'zz zz', 'tasmania zzz'])('%s finds nothing', async (typed) =>
  expect(await suggest(viewer, typed)).toEqual({ places: [], campsites: [] }),
);
