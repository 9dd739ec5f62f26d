import { countText, listText, peopleText } from '@/lib/text';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';

interface Campers {
  /** On the fullest night, as are the others; `overBaby` leaves out the babies. */
  people: number;
  overBaby: number;
  households: number;
  /** A person who sleeps at the site for two nights counts twice; a dog too. */
  personNights: number;
  dogNights: number;
  /** On the night with the most of them. */
  dogs: number;
  nights: number;
}

export type CampingHousehold = Pick<Household, 'crew' | 'vehicles' | 'arrive_on' | 'leave_on'>;

export function campersOf(households: readonly CampingHousehold[], dates: TripDates): Campers {
  const counted = households.map((household) => ({ household, ...countAll([household]) }));
  const nights = nightsOf(dates).map((night) => {
    const sleeping = counted.filter(({ household }) => sleepsIn(household, night));
    return {
      people: sum(sleeping.map(({ people }) => people)),
      dogs: sum(sleeping.map(({ pets }) => pets.Dog ?? 0)),
      overBaby: sum(sleeping.map(({ people, babies }) => people - babies)),
      households: sleeping.filter(({ people }) => people > 0).length,
    };
  });
  const most = (of: 'people' | 'overBaby' | 'households' | 'dogs') =>
    Math.max(0, ...nights.map((night) => night[of]));
  return {
    people: most('people'),
    overBaby: most('overBaby'),
    households: most('households'),
    personNights: sum(nights.map(({ people }) => people)),
    dogNights: sum(nights.map(({ dogs }) => dogs)),
    dogs: most('dogs'),
    nights: nights.length,
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

/** What one piece provides: a number, or as much as its household needs. */
type Gives = number | 'household';

export interface Rule {
  key: string;
  name: string;
  /** Absent when pieces are counted. */
  unit?: 'L';
  /** Unit of a size in a piece's name, as in "4-person tent". */
  sizedIn?: 'litres' | 'places';
  why: string;
  needed: (campers: Campers, site: GearSite) => number;
  /** How the number came about, in front of `why`. */
  sum?: (campers: Campers, site: GearSite) => string;
  /** The more specific words first, with what a piece provides when its name doesn't say so. */
  counts: Record<string, Gives>;
  /** Words that sound like this item but mean something else. */
  ignores?: string[];
}

export interface GearSite {
  /** Null when unknown. */
  drinkingWater: boolean | null;
  /** Undefined for a trip with one stop. */
  stops?: { drinkingWater: boolean | null; campers: Campers }[] | undefined;
}

const oneFor = (each: number, people: number) => Math.ceil(people / each);
const one = (people: number) => Math.min(1, people);

/** Litres a day for drinking, cooking and a little washing; docs/develop/gear.md names the sources. */
const LITRES = { person: 5, dog: 2 };
const SPARE_PERCENT = 20;

function litresOf(campers: Campers, { drinkingWater, stops }: GearSite): number {
  if (stops) return sum(stops.map((stop) => litresOf(stop.campers, { drinkingWater: stop.drinkingWater })));
  const { personNights, dogNights, people, dogs } = campers;
  // Where the site has water, a day's water lasts until somebody has filled up.
  if (drinkingWater) return LITRES.person * people + LITRES.dog * dogs;
  const litres = LITRES.person * personNights + LITRES.dog * dogNights;
  return Math.ceil((litres * (100 + SPARE_PERCENT)) / 100);
}

/** "Water, 98 L: 5 people and a dog, 3 nights, 20 % spare." */
function waterSum(campers: Campers, site: GearSite): string {
  const { people, dogs, nights, personNights, dogNights } = campers;
  const who = [people > 0 && peopleText(people), dogs > 0 && (dogs === 1 ? 'a dog' : `${dogs} dogs`)];
  const all = listText(who.filter((each) => each !== false));
  // On some nights fewer people are there.
  const upTo = personNights < people * nights || dogNights < dogs * nights ? 'up to ' : '';
  const filled = site.stops?.filter((stop) => stop.drinkingWater && stop.campers.nights > 0).length ?? 0;
  if (filled > 0) {
    const where = `one day’s at ${filled === 1 ? 'the stop' : `the ${filled} stops`} with water`;
    return `Water, ${litresOf(campers, site)} L: up to ${all}, ${countText(nights, 'night')}, ${where}, ${SPARE_PERCENT} % spare elsewhere.`;
  }
  const time =
    site.drinkingWater && !site.stops
      ? 'one day, because the site has water'
      : `${countText(nights, 'night')}, ${SPARE_PERCENT} % spare`;
  return `Water, ${litresOf(campers, site)} L: ${site.drinkingWater && !site.stops ? '' : upTo}${all}, ${time}.`;
}

/** People are those of the fullest night. docs/develop/gear.md has the same table. */
export const rules: readonly Rule[] = [
  {
    key: 'chairs',
    name: 'Camp chairs',
    why: 'One each, except babies.',
    needed: ({ overBaby }) => overBaby,
    counts: { chairs: 'household', chair: 1, stools: 'household', stool: 1 },
    ignores: ['high chair', 'chair bag', 'chair cover'],
  },
  {
    key: 'sleeping',
    name: 'Sleeping places',
    sizedIn: 'places',
    why: 'Room in a tent, swag or van for everybody.',
    needed: ({ people }) => people,
    counts: { 'double swag': 2, swag: 1, 'hiking tent': 2, tent: 'household' },
    ignores: [
      'shower tent',
      'toilet tent',
      'beach tent',
      'tent peg',
      'tent pole',
      'tent footprint',
      'tent bag',
      'tent repair',
      'tent heater',
      'tent light',
      'tent fan',
      'tent fly',
      'swag bag',
      'swag cover',
    ],
  },
  {
    key: 'stoves',
    name: 'Stoves',
    why: 'One for every 6 people.',
    needed: ({ people }) => oneFor(6, people),
    counts: { stove: 1, cooker: 1, barbecue: 1, bbq: 1 },
    ignores: ['barbecue plate', 'bbq plate', 'barbecue tool', 'bbq tool', 'stove stand', 'rice cooker'],
  },
  {
    key: 'water',
    name: 'Drinking water',
    unit: 'L',
    sizedIn: 'litres',
    why: `${LITRES.person} L a person and day, ${LITRES.dog} L a dog.`,
    needed: litresOf,
    sum: waterSum,
    counts: {
      'water jerry can': 20,
      'jerry can': 20,
      jerrycan: 20,
      'water tank': 20,
      'water drum': 20,
      'water container': 10,
      'water carrier': 10,
      'water bladder': 10,
    },
    ignores: ['fuel', 'petrol', 'diesel', 'grey water', 'jerry can holder'],
  },
  {
    key: 'tables',
    name: 'Tables',
    why: 'One for every 8 people.',
    needed: ({ people }) => oneFor(8, people),
    counts: { table: 1, trestle: 1 },
    ignores: ['side table', 'table cloth', 'table tennis', 'change table'],
  },
  {
    key: 'eskies',
    name: 'Eskies or fridges',
    why: 'One for every 6 people.',
    needed: ({ people }) => oneFor(6, people),
    counts: { esky: 1, 'ice box': 1, icebox: 1, 'cool box': 1, cooler: 1, fridge: 1 },
    ignores: ['fridge bag', 'fridge slide', 'fridge cover', 'cooler with tap', 'cooler bag'],
  },
  {
    key: 'gazebos',
    name: 'Gazebos or tarps',
    why: 'One for every 20 people, against sun and rain.',
    needed: ({ people }) => oneFor(20, people),
    counts: { gazebo: 1, marquee: 1, tarp: 1, awning: 1, 'screen house': 1, 'shade sail': 1 },
    ignores: ['gazebo wall', 'awning wall', 'awning room', 'hammock tarp', 'gazebo peg', 'gazebo weight'],
  },
  {
    key: 'lights',
    name: 'Lights',
    why: 'One for every household.',
    needed: ({ households }) => households,
    counts: { lantern: 1, light: 1, torch: 1, lamp: 1, headlamp: 1, spotlight: 1 },
    ignores: ['lantern pole', 'fairy light', 'night light', 'kids torch', 'light stand'],
  },
  {
    key: 'first-aid',
    name: 'First-aid kit',
    why: 'One for the whole trip.',
    needed: ({ people }) => one(people),
    counts: { 'first aid': 1 },
  },
  {
    key: 'fire-blanket',
    name: 'Fire blanket',
    why: 'One for the whole trip, or an extinguisher.',
    needed: ({ people }) => one(people),
    counts: { 'fire blanket': 1, 'fire extinguisher': 1 },
  },
  {
    key: 'washing-up',
    name: 'Washing-up tub',
    why: 'One for every 12 people.',
    needed: ({ people }) => oneFor(12, people),
    counts: { 'dish tub': 1, 'washing up tub': 1, 'collapsible sink': 1 },
  },
];
