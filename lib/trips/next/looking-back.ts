import { shortMoney } from '@/lib/money';
import { lower } from '@/lib/text';
import { shortNames } from '../fit/name-lists';
import { isNameless } from '../households/household-name';
import { isOverAtSite } from '../moment';
import { call, goTo, type Reader, thing } from './reader';
import type { NextThing } from './thing';

/** Ranks 18 to 20: money, what was forgotten, and what other campers would like to know. */
export function lookingBack(reader: Reader): NextThing[] {
  return [...debts(reader), ...packingMarks(reader), ...siteFact(reader)];
}

function debts({ page, stage, now, prepares, path, href }: Reader): NextThing[] {
  const { costs, ownId, tints, trip } = page;
  const isTime = prepares || stage === 'after' || stage === 'declined';
  if (!costs || !ownId || !isTime) return [];
  const over = stage === 'after' || (stage === 'declined' && isOverAtSite({ ...trip, zone: page.zone }, now));
  const short = shortNames(costs.balances.map(({ name }) => name));
  const fullName = (id: string) => costs.balances.find(({ household_id }) => household_id === id)?.name ?? '';
  return costs.settlement
    .filter(({ from, to, may_mark }) => may_mark && (from === ownId || (over && to === ownId)))
    .sort((one, other) => other.cents - one.cents)
    .map(({ from, to, cents }) => {
      const owes = from === ownId;
      const other = owes ? to : from;
      const full = fullName(other);
      const name = short.get(full) ?? full;
      const them = isNameless(name) ? lower(name) : name;
      const heading = owes ? `You owe ${them} ${shortMoney(cents)}` : `${name} owes you ${shortMoney(cents)}`;
      return thing('18', other, heading, {
        icon: 'receipt-text',
        part: 'costs',
        face: { name: full, tint: tints[other] ?? 0 },
        action: {
          label: owes ? 'I’ve paid' : 'Mark it paid',
          href: href('/costs'),
          send: call('POST', path('/payments'), { from, to, cents }),
          undo: null,
          done: owes ? `You paid ${them}` : `${name} paid you`,
        },
        second: owes ? null : goTo(`Remind ${them}`, href('/costs')),
      });
    });
}

function packingMarks({ page, stage, href }: Reader): NextThing[] {
  if (stage !== 'after' || !page.asksPacking) return [];
  return [
    thing('19', '', 'What did you forget?', {
      icon: 'list',
      part: 'gear',
      text: 'And what did you carry for nothing? The next list gets it right.',
      action: goTo('Answer', href('/gear?list=packing')),
    }),
  ];
}

function siteFact({ page, stage }: Reader): NextThing[] {
  const { trip, site, asks } = page;
  if (stage !== 'after' || !asks || !trip.location_id) return [];
  const open = (
    [
      ['reception', site.reception, 'Was there reception at camp?'],
      ['water', site.drinkingWater, 'Was there drinking water at camp?'],
      ['fires', site.fires, 'Were campfires allowed?'],
    ] as const
  ).find(([, known]) => known === null);
  if (!open) return [];
  const [fact, , question] = open;
  const path = `/api/locations/${trip.location_id}/observation`;
  const say = (label: string, value: boolean) => ({
    label,
    href: `/campsite/${trip.location_id}`,
    send: call('PUT', path, { [fact]: value, seen_on: trip.end_date }),
    undo: call('DELETE', path, null),
    done: 'Thanks',
  });
  return [
    thing('20', fact, question, {
      icon: 'info',
      text: 'Other campers would like to know.',
      action: say('Yes', true),
      second: say('No', false),
    }),
  ];
}
