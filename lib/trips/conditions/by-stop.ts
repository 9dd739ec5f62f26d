import { formatDay } from '@/lib/dates';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { listText } from '@/lib/text';
import { rank } from './conditions-of';
import type { Condition, Conditions, KnownConditions } from './known';

export interface AtStop {
  stop_id: string;
  /** Null for a trip with one stop. */
  name: string | null;
  known: KnownConditions;
  conditions: Conditions;
}

export type StopCondition = Condition & Pick<AtStop, 'stop_id'>;

export interface TripConditions extends Conditions {
  items: StopCondition[];
}

/** The last one once all are left. */
export function stopsAhead(stops: readonly AtStop[], now: Date): AtStop[] {
  const ahead = stops.filter(({ known }) => dayIn(known.zone ?? USUAL_ZONE, now) <= known.trip.end_date);
  return ahead.length > 0 ? ahead : stops.slice(-1);
}

const tones = ['stops', 'watch', 'plain'] as const;

const named = (name: string | null, text: string) => (name && text ? `${name}: ${text}` : text);

/** What all stops have together, with the worst first, named by its stop. */
export function joined(stops: readonly AtStop[]): TripConditions {
  const all = stops.map((stop) => stop.conditions);
  const items = stops
    .flatMap(({ stop_id, conditions }) => conditions.items.map((each) => ({ ...each, stop_id })))
    .sort((one, other) => rank(one) - rank(other));
  const byTone = stops.toSorted(
    (a, b) =>
      tones.indexOf(a.conditions.tone) - tones.indexOf(b.conditions.tone) ||
      Number(b.conditions.begun) - Number(a.conditions.begun),
  );
  const [worst] = byTone;
  if (!worst) throw new Error('A trip has a stop.');
  const { conditions, name } = worst;
  const grave = byTone.filter((each) => each.conditions.tone !== 'plain');
  const others = grave.slice(1).map((each) => each.name);
  const also = others.length > 0 ? ` · Also ${listText(others.filter((other) => other !== null))}` : '';
  const headlines = (grave.length > 0 ? grave : [worst]).flatMap((each) =>
    each.conditions.headline.map((text) => named(each.name, text)),
  );
  const froms = all.flatMap(({ from }) => from ?? []).sort();
  const looked = all.flatMap(({ looked_at }) => looked_at ?? []).sort();
  return {
    ...conditions,
    on: all.some(({ on }) => on),
    from: froms[0] ?? null,
    begun: all.some(({ begun }) => begun),
    looked_at: looked[0] ?? null,
    items,
    headline: headlines.slice(0, 2),
    line: { title: named(name, conditions.line.title), text: `${conditions.line.text}${also}` },
    dated: `${named(name, conditions.dated)}${also}`,
  };
}

/** "We start looking on Fri 10 Apr." Null once somebody looks, and where nobody will. */
export const startText = ({ on, begun, from }: Conditions): string | null =>
  on && !begun && from ? `We start looking on ${formatDay(from)}.` : null;
