import fc from 'fast-check';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { seatPlan } from '../cars/seat-plan';
import { checkTow, type TowCar, type TowLine, type TowTrailer, towSummary } from './towing';
import { findTowing, type TripWeights, tripTows } from './trip-tows';

const prado: TowCar = {
  make: 'Toyota',
  model: 'Prado',
  tow_limit_kg: 3000,
  ball_limit_kg: 250,
  gvm_kg: 2990,
  gcm_kg: 5990,
  tare_kg: 2300,
};
const van: TowTrailer = { trailer_type: 'Caravan', atm_kg: 2400, tare_kg: 1880, ball_kg: 240 };
const noCar: TowCar = {
  make: 'Toyota',
  model: 'Prado',
  tow_limit_kg: null,
  ball_limit_kg: null,
  gvm_kg: null,
  gcm_kg: null,
  tare_kg: null,
};
const noVan: TowTrailer = { trailer_type: 'Caravan', atm_kg: null, tare_kg: null, ball_kg: null };

const inShort = (lines: TowLine[] = []) => lines.map(({ sum, state }) => `${sum} ${state}`);

test('what is left stands first where nothing is over, each sum with its numbers', () => {
  const check = checkTow(prado, van);
  expect(check?.level).toBe('fine');
  expect(check?.lines.map(({ title, detail }) => `${title}. ${detail}`)).toEqual([
    '520 kg left to load. The van may weigh 2,400 kg and weighs 1,880 kg empty.',
    'Pulling it: 600 kg to spare. The van may weigh 2,400 kg. The Prado may tow 3,000 kg.',
    'On the ball: 10 kg to spare. The van presses down 240 kg. The Prado’s towbar takes 250 kg.',
    'Both full: 600 kg to spare. The Prado may weigh 2,990 kg and the van 2,400 kg. Together they may weigh 5,990 kg.',
    '450 kg left for people and load in the Prado. The Prado may weigh 2,990 kg and weighs 2,300 kg empty. The van presses down 240 kg.',
  ]);
  expect(check && towSummary(check)).toEqual({
    title: '520 kg left to load',
    detail:
      'Nothing over in the numbers you gave. Only a weighbridge knows what it weighs on the day, and you drive it.',
    remedy: null,
  });
});

test.each<[Partial<TowCar>, Partial<TowTrailer>, string | null]>([
  [{}, { ball_kg: 250 }, null],
  [{}, { ball_kg: 251 }, 'The ball is 1 kg too heavy for the Prado'],
  [{ tow_limit_kg: 2400 }, {}, null],
  [{ tow_limit_kg: 2399 }, {}, 'Full, the van is 1 kg too heavy for the Prado'],
  [{}, { tare_kg: 2400 }, null],
  [{}, { tare_kg: 2401 }, 'Even empty, the van is 1 kg heavier than it may be'],
  [{ gcm_kg: 5390 }, {}, null],
  [{ gcm_kg: 5389 }, {}, 'Both full, the Prado and the van are 1 kg too heavy together'],
  [{ tare_kg: 2750 }, {}, null],
  [{ tare_kg: 2751 }, {}, 'Even empty, the Prado is 1 kg too heavy with the van on its ball'],
])('%j and %j: %s', (car, trailer, over) => {
  const check = checkTow({ ...prado, ...car }, { ...van, ...trailer });
  expect([check?.level, check && towSummary(check).remedy !== null]).toEqual(
    over ? ['problem', true] : ['fine', false],
  );
  if (over) expect(check && towSummary(check).title).toBe(over);
});

test('of several that are over the gravest comes first', () => {
  const small = { ...prado, ball_limit_kg: 1, tow_limit_kg: 1, gcm_kg: 1, gvm_kg: 1 };
  expect(inShort(checkTow(small, { ...van, tare_kg: 9999 })?.lines)).toEqual([
    'ball over',
    'pull over',
    'load over',
    'both over',
    'car over',
  ]);
});

test('a sum without one of its numbers says which is missing, and 0 is a number', () => {
  const check = checkTow({ ...noCar, tow_limit_kg: 3000 }, { ...noVan, tare_kg: 0 });
  expect(check?.level).toBe('check');
  expect(check?.lines.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    'On the ball: Add the Prado’s limit on the ball and the van’s weight on the ball.',
    'Pulling it: Add the van’s ATM.',
    'Left to load: Add the van’s ATM.',
    'Car and trailer together: Add the Prado’s GVM, the Prado’s GCM and the van’s ATM.',
  ]);
  expect(check && towSummary(check)).toMatchObject({
    title: 'Weights are missing',
    detail: 'Add the Prado’s limit on the ball and the van’s weight on the ball. Add the van’s ATM.',
  });
  expect(checkTow({ ...prado, gcm_kg: null }, van)?.level).toBe('fine');
});

test.each<[Partial<TowCar>, Partial<TowTrailer>, string, string[]]>([
  [{ ball_limit_kg: null }, {}, 'check', ['ball: the Prado’s limit on the ball']],
  [{ tow_limit_kg: null }, {}, 'check', ['pull: the Prado’s tow limit']],
  [{ gvm_kg: null }, {}, 'fine', ['both: the Prado’s GVM', 'car: the Prado’s GVM']],
  [{ gcm_kg: null }, {}, 'fine', ['both: the Prado’s GCM']],
  [{ tare_kg: null }, {}, 'fine', []],
  [{}, { atm_kg: null }, 'check', ['pull: the van’s ATM', 'load: the van’s ATM', 'both: the van’s ATM']],
  [{}, { tare_kg: null }, 'fine', ['load: the van’s tare']],
  [
    {},
    { ball_kg: null },
    'check',
    ['ball: the van’s weight on the ball', 'car: the van’s weight on the ball'],
  ],
])('without %j and %j it is %s', (car, trailer, level, missing) => {
  const check = checkTow({ ...prado, ...car }, { ...van, ...trailer });
  const asked = check?.lines.filter(({ state }) => state === 'missing') ?? [];
  expect(check?.level).toBe(level);
  expect(asked.map(({ sum, detail }) => `${sum}: ${detail}`)).toEqual(
    missing.map((each) => each.replace(': ', ': Add ').concat('.')),
  );
});

test('nothing is said while neither has a number, and one number is enough', () => {
  expect(checkTow(noCar, noVan)).toBeNull();
  expect(checkTow(prado, noVan)?.level).toBe('check');
  expect(checkTow(noCar, van)?.level).toBe('check');
  expect(checkTow(noCar, { ...noVan, ball_kg: 0 })?.level).toBe('check');
});

test('no text says that a tow is legal, safe or OK', () => {
  const kilos = fc.option(fc.integer({ min: 0, max: 9999 }));
  const [car, trailer] = [
    fc.record({
      make: fc.constant('Toyota'),
      model: fc.constantFrom('Prado', null),
      tow_limit_kg: kilos,
      ball_limit_kg: kilos,
      gvm_kg: kilos,
      gcm_kg: kilos,
      tare_kg: kilos,
    }),
    fc.record({
      trailer_type: fc.constantFrom('Caravan' as const, 'Camper Trailer' as const, 'Other' as const),
      atm_kg: kilos,
      tare_kg: kilos,
      ball_kg: kilos,
    }),
  ];
  fc.assert(
    fc.property(car, trailer, (car, trailer) => {
      const check = checkTow(car, trailer);
      const said = JSON.stringify([check, check && towSummary(check)]);
      expect(said).not.toMatch(/legal|safe|allowed|\bOK\b|fine to|all right|can tow/i);
      if (check?.level === 'fine') expect(said).toContain('Only a weighbridge knows');
    }),
  );
});

describe('on a trip', () => {
  const none = { gvm_kg: null, gcm_kg: null, tow_limit_kg: null, ball_limit_kg: null, tare_kg: null };
  const unweighed = { ...none, atm_kg: null, ball_kg: null };
  const weights: TripWeights = {
    prado: { ...unweighed, tow_limit_kg: 3000, ball_limit_kg: 250 },
    van: { ...unweighed, atm_kg: 2400, tare_kg: 1880, ball_kg: 290 },
    ranger: { ...unweighed, tow_limit_kg: 3500, ball_limit_kg: 350 },
  };
  const tower = (id: string, model: string) => car(id, { model, can_tow: true });
  const sam = household('Sam Whitby', [camper('Sam')], [tower('prado', 'Prado')]);
  const mia = household('Mia Lee', [camper('Mia')], [caravan('van')]);
  const olivia = household('Olivia Hart', [camper('Olivia')], [tower('ranger', 'Ranger')]);
  const tom = household('Tom Abel', [camper('Tom')]);
  const households = [sam, mia, olivia, tom];
  const seen = (
    ownId: string | null,
    {
      runs = false,
      seats = {},
      of = weights,
      tows = { van: 'prado' } as Record<string, string>,
      going = households,
    } = {},
  ) =>
    findTowing(
      tripTows({
        plan: seatPlan(going, { seats, tows }, null),
        households: going,
        weights: of,
        reader: { ownId, runs },
      }),
    );

  test('the driver, the trailer’s owner and organisers get the numbers, others only whom to ask', () => {
    const all = {
      rule: 'towing',
      level: 'problem',
      key: 'towing:van',
      who: ['Sam Whitby', 'Mia Lee'],
      text: 'Sam’s Prado with Mia’s van: the ball is 40 kg too heavy for the Prado',
      why: 'The van presses down 290 kg. The Prado’s towbar takes 250 kg.',
      remedy: 'Have Olivia’s Ranger tow it.',
    };
    expect(seen('Sam Whitby')).toMatchObject([all]);
    expect(seen('Mia Lee')).toMatchObject([all]);
    expect(seen('Olivia Hart', { runs: true })).toMatchObject([all]);
    for (const reader of ['Olivia Hart', 'Tom Abel', null])
      expect(seen(reader)).toMatchObject([
        { ...all, text: 'Check the weights with Sam', why: null, remedy: null },
      ]);
    expect(JSON.stringify(seen('Tom Abel'))).not.toMatch(/\d/);
  });

  test('who drives a borrowed car gets the numbers, and its owner asks them', () => {
    const lent = { seats: { Tom: 'prado', Sam: 'ranger' } };
    expect(seen('Tom Abel', lent)[0]?.why).toContain('290 kg');
    expect(seen('Sam Whitby', lent)).toMatchObject([{ text: 'Check the weights with Tom', why: null }]);
  });

  test('a child who sits first drives nothing', () => {
    const ann = household('Ann Day', [camper('Zoe', 'child'), camper('Ann')]);
    const more = { going: [...households, ann], seats: { Zoe: 'prado', Sam: 'ranger' } };
    expect(seen('Sam Whitby', more)[0]?.why).toContain('290 kg');
    expect(seen('Ann Day', more)).toMatchObject([{ text: 'Check the weights with Sam', why: null }]);
  });

  test('another car is offered only while it is free, driven and nothing is over in its numbers', () => {
    const remedy = (more: Parameters<typeof seen>[1]) => seen('Sam Whitby', more)[0]?.remedy;
    const offered = 'Have Olivia’s Ranger tow it.';
    expect(remedy({})).toBe(offered);
    expect(remedy({ seats: { Olivia: 'prado' } })).not.toBe(offered);
    const weak = { ...unweighed, tow_limit_kg: 3500, ball_limit_kg: 289 };
    expect(remedy({ of: { ...weights, ranger: weak } })).not.toBe(offered);
    expect(remedy({ of: { ...weights, ranger: { ...weak, ball_limit_kg: null } } })).not.toBe(offered);
    const olivias = (...rides: ReturnType<typeof car>[]) => ({
      going: [sam, mia, tom, household('Olivia Hart', [camper('Olivia')], rides)],
    });
    expect(remedy(olivias(tower('ranger', 'Ranger')))).toBe(offered);
    expect(remedy(olivias(car('ranger', { model: 'Ranger' })))).not.toBe(offered);
    const busy = olivias(tower('ranger', 'Ranger'), caravan('box'));
    expect(remedy({ ...busy, tows: { van: 'prado', box: 'ranger' } })).not.toBe(offered);
    expect(remedy({ of: { ...weights, van: { ...unweighed, atm_kg: 2400, ball_kg: 240 } } })).toBeNull();
  });

  test('a tow without any weight has no finding, nor has a trailer that nobody tows', () => {
    expect(seen('Sam Whitby', { of: {} })).toEqual([]);
    expect(seen('Sam Whitby', { tows: {} })).toEqual([]);
  });
});
