import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { findNotices } from '@/lib/trips/notices/find-notices';
import { tintsInTurn } from '../household-face';
import { LateNoticesBoard } from './late-notices';

interface Props {
  token: string;
  /** How many are shown. */
  most: number;
}

/** A trip's notices on the page of an invitation; whoever has yet to answer reads what there is. */
export async function GuestNotices({ token, most }: Props) {
  const caller = await callerByLink(null, token);
  const found = await findNotices(caller, { most });
  if (!found || !('inviteId' in caller)) return null;
  const { notices, total, people, households, named } = found;
  if (!named && total === 0) return null;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices" className="pt-4 pb-3 text-2xl">
        Notices
      </h2>
      <LateNoticesBoard
        path={`/api/invites/${token}/notices`}
        notices={notices}
        total={total}
        people={people}
        tints={tintsInTurn(households)}
        own={caller.inviteId}
        runs={false}
        mailed={null}
        {...(!named && { silent: 'Once you have answered you can write here too, under your name.' })}
      />
    </section>
  );
}
