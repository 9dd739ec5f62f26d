import type { OwnTools } from '@/lib/trips/own-tools';
import type { AgreedTo } from '@/lib/trips/schema';
import type { TripHead } from '@/lib/trips/trip-head';
import type { VoteKind } from '@/lib/trips/undecided/vote-options';
import { saidYesTo } from '@/lib/trips/vote/tally';

export type ShownAnswer =
  /** `asked` is false for the organiser, who never had to answer. */
  | { kind: 'called off'; asked: boolean }
  | { kind: 'again'; agreedTo: Pick<AgreedTo, 'start_date' | 'end_date' | 'location_name'> | null }
  | { kind: 'said yes'; to: VoteKind[] }
  | { kind: 'answer'; attending: boolean | null; over: boolean };

type Answered = Pick<TripHead, 'trip' | 'role' | 'agreedTo' | 'vote'>;

/**
 * Returns what to show about the viewer's answer. Null for the organiser, who doesn't answer,
 * except on a trip that is called off.
 */
export function shownAnswer({ trip, role, agreedTo, vote }: Answered, tools: OwnTools): ShownAnswer | null {
  if (trip.called_off) return { kind: 'called off', asked: role !== 'organiser' };
  if (tools.answers === 'again') return { kind: 'again', agreedTo: agreedTo && shown(agreedTo) };
  if (!tools.answers) return null;
  const to = tools.closed ? [] : saidYesTo(vote, trip);
  if (to.length > 0) return { kind: 'said yes', to };
  return { kind: 'answer', attending: trip.attending, over: tools.closed };
}

const shown = ({ start_date, end_date, location_name }: AgreedTo) => ({
  start_date,
  end_date,
  location_name,
});
