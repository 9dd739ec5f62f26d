import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { findVote } from '@/lib/trips/vote/get-vote';
import { tintsInTurn } from '../household-face';
import { LateVoteView } from './late-vote';

/** A trip's vote on the page of an invitation, for a guest, answered or not. */
export async function GuestVote({ token }: { token: string }) {
  const found = await findVote(await callerByLink(null, token));
  if (!found || found === 'none') return null;
  const { vote, covers } = found;
  return (
    <LateVoteView
      path={`/api/invites/${token}/vote`}
      vote={vote}
      covers={covers}
      tints={tintsInTurn(vote.households.map(({ household_id }) => household_id))}
      closed={false}
      sites={null}
      linked={false}
    />
  );
}
