import { isUnsealed } from '@/lib/campsites/facts/evidence';
import { isHeavyBoat } from '../cars/planned-car';
import { mapped, saidBy, sentence, wayTo } from './access';
import { askSite, type Finding } from './finding';
import { listed } from './name-lists';
import type { Towed } from './party';
import { finding, type Plan } from './plan';

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

export function findTrailerAccess({ site, parties }: Plan): Finding[] {
  const all = parties.flatMap(({ trailers }) => trailers);
  const caravans = all.filter(({ kind }) => kind === 'Caravan');
  const others = all.filter(({ kind }) => kind !== 'Caravan');
  if (all.length === 0) return [];
  const told = (level: 'problem' | 'check' | 'fine', trailers: Towed[], text: string, why: string) => {
    if (trailers.length === 0) return [];
    const names = listed(
      trailers.map(({ label }) => label),
      'trailers',
    );
    const remedy = { problem: 'Leave it at home, or check with the site.', check: askSite, fine: null }[
      level
    ];
    return [
      finding('trailer_access', level, {
        text: `${names}${text}`,
        why,
        who: trailers.map(({ owner }) => owner),
        remedy,
        // If a caravan gets there, so does any trailer.
        ...(trailers.some(({ kind }) => kind === 'Caravan')
          ? { subject: 'Caravan' }
          : { subject: 'Trailer', also: ['Caravan'] }),
        fact: `way in: ${site.access}`,
        asked: {
          yes: `${names} ${trailers.length === 1 ? 'gets' : 'get'} there`,
          no: `${names} can’t get there`,
        },
      }),
    ];
  };
  const only = sentence(wayTo(site.access ?? '2 Wheel Drive', site));
  if (site.access === '4 Wheel Drive')
    return [
      ...told('problem', caravans, ' can’t reach the site', only),
      ...told('check', others, ': check the way in', only),
    ];
  if (site.access === 'All Wheel Drive' && caravans.length > 0)
    return told('check', caravans, ': check the way in', only);
  // A small trailer gets to every place that its car reaches, so ask only about caravans.
  if (site.access === null)
    return told(
      'check',
      caravans,
      ': ask about the way in',
      sentence(`nobody has said yet whether one gets there${mapped(site)}`),
    );
  if (caravans.length > 0 && isUnsealed(site.evidence))
    return told(
      'check',
      caravans,
      ': ask about the way in',
      sentence(`${wayTo(site.access, site)}${mapped(site, true)}`),
    );
  return told('fine', all, all.length === 1 ? ' gets there' : ' get there', only);
}
