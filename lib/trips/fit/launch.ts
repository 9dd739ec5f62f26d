import { isHeavyBoat } from '../cars/planned-car';
import { askSite, type Finding } from './finding';
import { listed } from './name-lists';
import type { Towed } from './party';
import { finding, type Plan } from './plan';
import { saidBy, sentence } from './way-in-words';

export function findBoat({ site, parties }: Plan): Finding[] {
  const boats = parties.flatMap((party) => party.boats);
  if (boats.length === 0) return [];
  const unsure = boats.filter((boat) => !isLaunched(boat, site));
  const shown = unsure.length > 0 ? unsure : boats;
  const labels = listed(
    shown.map(({ label }) => label),
    'boats',
  );
  const who = shown.map(({ owner }) => owner);
  // A boat on a trailer needs a ramp; others can use one, but water is enough.
  const needsRamp = shown.some((boat) => isHeavyBoat(boat.kind));
  const question = {
    ...(needsRamp ? { subject: 'ramp' } : { subject: 'water', also: ['ramp'] }),
    fact: `ramp: ${site.boat_ramp}, water: ${site.water}`,
    asked: { yes: `${labels} can go in the water`, no: `${labels} can’t go in the water` },
  };
  const ramp = (fact: string) => sentence(saidBy(fact, site.by?.boat_ramp));
  if (unsure.length === 0)
    return [
      finding('boat', 'fine', {
        text: `${labels} can go in the water`,
        why: site.boat_ramp ? ramp('There’s a boat ramp') : 'There’s water to put it on.',
        who,
        remedy: null,
        ...question,
      }),
    ];
  const why =
    site.boat_ramp === false
      ? ramp('There’s no boat ramp')
      : 'Nobody has said yet that there’s a ramp or water.';
  return [finding('boat', 'check', { text: `${labels}: ask first`, why, who, remedy: askSite, ...question })];
}

/** For a boat on a trailer, water isn't enough when the site is known to have no ramp. */
const isLaunched = (boat: Towed, { boat_ramp, water }: Plan['site']) =>
  boat_ramp === true || (water && (!isHeavyBoat(boat.kind) || boat_ramp === null));
