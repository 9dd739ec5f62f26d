import { countText, peopleText } from '@/lib/text';
import { ifYes } from '../cars/planned-car';
import type { Finding } from './finding';
import { listed } from './name-lists';
import type { Party, Towed } from './party';
import { finding, type Offers, type Plan } from './plan';

export function findSeats(plan: Plan): Finding[] {
  return plan.scope === 'trip' ? findTripSeats(plan.parties) : findOwnSeats(plan);
}

function findTripSeats(all: Party[]): Finding[] {
  const parties = all.filter(({ people }) => people.length > 0);
  if (parties.length === 0) return [];
  const people = parties.reduce((sum, party) => sum + party.people.length, 0);
  const seats = all.reduce((sum, party) => sum + party.seats, 0);
  const uncounted = all.some(({ cars }) => cars.some(({ counts }) => !counts));
  if (seats === 0 && uncounted)
    return [
      finding('seats', 'problem', {
        text: 'No car gets there yet',
        why: `${peopleText(people)} to seat.`,
        who: parties.map(({ name }) => name),
        remedy: 'Bring a car that gets there, or say that one can.',
      }),
    ];
  if (seats === 0)
    return [
      finding('seats', 'check', {
        text: 'Nobody brings a car yet',
        why: `${peopleText(people)} to seat.`,
        who: parties.map(({ name }) => name),
        remedy: 'Choose the cars that come along, or agree how to get there.',
      }),
    ];
  const toAsk = all
    .flatMap(({ cars }) => cars.filter((car) => car.counts && car.asksFirst))
    .reduce((sum, car) => sum + car.seats, 0);
  const why = `${peopleText(people)}, ${countText(seats, 'seat')}${uncounted ? ` in cars that get there${ifYes(toAsk, seats)}` : ''}.`;
  if (people <= seats)
    return [
      finding('seats', 'fine', {
        text: 'There’s a seat for everybody',
        why,
        who: parties.map(({ name }) => name),
        remedy: null,
      }),
    ];
  const short = parties.filter((party) => party.people.length > party.seats);
  const names = listed(
    short.map((party) => party.short),
    'households',
  );
  const missing = people - seats;
  return [
    finding('seats', 'problem', {
      text: `${names}: ${peopleText(missing)} ${missing === 1 ? 'has' : 'have'} no seat`,
      why,
      who: short.map(({ name }) => name),
      remedy: 'Bring another car, or ask somebody with more seats.',
    }),
  ];
}

/** Too few seats are only something to check, because others on the trip may have room. */
function findOwnSeats({ scope, parties, offers }: Plan): Finding[] {
  return parties.flatMap(({ name, people, cars, seats: counted }) => {
    const none = cars.every(({ counts }) => !counts);
    // The access finding already reports cars that can't get there.
    const seats = scope === 'owned' && none ? cars.reduce((sum, car) => sum + car.seats, 0) : counted;
    if (people.length === 0 || (scope === 'owned' && cars.length === 0)) return [];
    // The access finding says who has free seats, unless it is the campsite's answer.
    if (scope === 'choice' && cars.length > 0 && none && !cars.some(({ told }) => told)) return [];
    const missing = people.length - seats;
    if (missing <= 0)
      return [
        finding('seats', 'fine', {
          text: 'You have a seat for everybody',
          why: `${peopleText(people.length)}, ${countText(seats, 'seat')}.`,
          who: [name],
          remedy: null,
        }),
      ];
    return [
      finding('seats', 'check', {
        text:
          seats === 0
            ? `You need ${countText(missing, 'seat')}`
            : `You’re ${countText(missing, 'seat')} short`,
        why:
          seats === 0
            ? cars.length === 0
              ? 'You bring no car.'
              : 'Your car doesn’t get there.'
            : `${peopleText(people.length)}, ${countText(seats, 'seat')}.`,
        who: [name],
        remedy: seatsOffered(offers, scope),
      }),
    ];
  });
}

function seatsOffered({ seats: [first] }: Offers, scope: Plan['scope']): string {
  if (first) return offersText(first);
  return scope === 'owned'
    ? 'You would need seats in another household’s car.'
    : 'Add a car, or ask who has room.';
}

type Offer = Offers['seats'][number];

export function offersText(first: Offer, second?: Offer): string {
  const { free, toAsk = 0 } = second ?? first;
  const other = second ? ` and ${second.name} has ${free}` : '';
  return `${first.name} has ${countText(first.free, 'free seat')}${other}${ifYes(toAsk, free)}.`;
}

export const findTow = (plan: Plan): Finding[] => [...findStuck(plan), ...findUntowed(plan)];

function findStuck({ parties }: Plan): Finding[] {
  const behind = (
    things: Towed[],
    words: (labels: string, one: boolean) => Pick<Finding, 'text' | 'remedy'>,
  ) => {
    if (things.length === 0) return [];
    const names = things.map(({ label }) => label);
    const found = words(listed(names, 'trailers and boats'), things.length === 1);
    return [finding('tow', 'problem', { ...found, why: null, who: things.map(({ owner }) => owner) })];
  };
  return [
    ...behind(
      parties.flatMap(({ stuck }) => stuck.uncounted),
      (labels, one) => ({
        text: `${labels} ${one ? 'is' : 'are'} behind a car that isn’t counted`,
        remedy: `Have another car tow ${one ? 'it' : 'them'}.`,
      }),
    ),
    ...behind(
      parties.flatMap(({ stuck }) => stuck.empty),
      (labels, one) => ({
        text: `${labels} ${one ? 'is' : 'are'} behind an empty car`,
        remedy: `Seat somebody in that car, or have another tow ${one ? 'it' : 'them'}.`,
      }),
    ),
  ];
}

function findUntowed({ scope, parties, offers }: Plan): Finding[] {
  const towers = parties.map((party) => party.cars.filter(({ tows }) => tows));
  const towed = parties.map((party) => party.towed);
  const all = parties.flatMap((party) => [...party.hitched, ...party.towed]);
  if (all.length === 0) return [];
  // A household brings just one of the trailers that it owns, so one car is enough.
  const enough = (index: number) =>
    scope === 'owned' && towers[index]?.length ? Infinity : towers[index]?.length;
  const left = towed.flatMap((things, index) => things.slice(enough(index)));
  const labels = listed(
    (left.length > 0 ? left : all).map(({ label }) => label),
    'trailers and boats',
  );
  const who = (left.length > 0 ? left : all).map(({ owner }) => owner);
  const several = (left.length > 0 ? left : all).length > 1;
  if (left.length === 0)
    return [
      finding('tow', 'fine', {
        text: `${labels} ${several ? 'have' : 'has'} a car to tow`,
        why: null,
        who,
        remedy: null,
      }),
    ];
  const helpers = offers.tows.map(({ car }) => car);
  if (helpers.length >= left.length)
    return [
      finding('tow', 'check', {
        text: `${labels}: agree who tows`,
        why: `${several ? 'Their' : 'Its'} household has no free car that can tow ${several ? 'them' : 'it'}.`,
        who,
        remedy: `${listed(helpers, 'cars')} could tow.`,
      }),
    ];
  return [
    finding('tow', 'problem', {
      text: `${labels} ${several ? 'have' : 'has'} no car to tow ${several ? 'them' : 'it'}`,
      why: 'Not enough of the cars can tow.',
      who,
      remedy: 'Bring a car that can tow, or mark one of yours as able to tow.',
    }),
  ];
}
