import { capital, listText, lower } from '@/lib/text';
import { stopText } from '../stops/stop-words';
import { type VoteKind, voteKinds } from './vote-options';

export interface VoteCounts {
  dates: number;
  site: number;
}

/** The number of the stop whose place is asked; null or absent on a trip with one stop. */
export interface AskedStop {
  stop?: number | null;
}

export interface Asked extends AskedStop {
  options: VoteCounts;
}

/** A single option isn't asked about, unless no kind has two: then the dates are. */
export const isAsked = (kind: VoteKind, counts: VoteCounts): boolean =>
  counts[kind] > 1 || (kind === 'dates' && counts.dates > 0 && counts.site < 2);

/** "Campsite", or "Campsite of stop 2" */
export const siteTitle = ({ stop }: AskedStop): string =>
  stop ? `Campsite of ${stopText({ number: stop })}` : 'Campsite';

export function voteQuestion({ options, stop }: Asked): string {
  const at = stop ? ` at ${stopText({ number: stop })}` : '';
  const [kind, other] = voteKinds.filter((each) => isAsked(each, options));
  if (other) return `When${at && ','} and where${at}?`;
  return kind === 'site' ? `Which campsite${at}?` : 'Which weekend suits you?';
}

/** Of mails and notifications, which say more only of a trip with several stops. */
export const newsQuestion = (vote: Asked | null): string =>
  vote?.stop && isAsked('site', vote.options) ? voteQuestion(vote) : 'When and where?';

export const leftToAnswer = (counts: VoteCounts, answered: VoteCounts): number =>
  (['dates', 'site'] as const).reduce(
    (sum, kind) => sum + (isAsked(kind, counts) ? counts[kind] - answered[kind] : 0),
    0,
  );

export const countKinds = (options: readonly { kind: VoteKind }[]): VoteCounts => ({
  dates: options.filter(({ kind }) => kind === 'dates').length,
  site: options.filter(({ kind }) => kind === 'site').length,
});

export function stillOpenText(vote: (Asked & { open: boolean }) | null): string | null {
  if (!vote?.open) return null;
  const asked = voteKinds.filter((kind) => isAsked(kind, vote.options));
  const words = listText(asked.map((kind) => (kind === 'dates' ? 'dates' : lower(siteTitle(vote)))));
  return words && `${capital(words)} still open`;
}
