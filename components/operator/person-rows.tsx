'use client';

import { api } from '@/lib/api-client';
import type { JudgedPerson } from '@/lib/operator/people/schema';
import { countText } from '@/lib/text';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { CardList, CardRow } from '../ui/card';
import { LocalTime } from '../ui/local-time';
import { ReasonButton } from './reason-dialog';

export function PersonRows({ people }: { people: JudgedPerson[] }) {
  return (
    <CardList>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </CardList>
  );
}

function PersonRow({ person }: { person: JudgedPerson }) {
  const { id, email, name, since, trips, mails, refused, reports, suspended, suspended_for, muted, paused } =
    person;
  const send = (what: string) => (values: Record<string, string>) =>
    api.post(`/api/operator/people/${id}/${what}`, { reason: values.reason });
  const counts = [
    countText(trips, 'trip'),
    `${countText(mails, 'email')} in 30 days${refused > 0 ? `, ${refused} refused` : ''}`,
    ...(reports > 0 ? [`${countText(reports, 'invitation')} reported`] : []),
  ];
  return (
    <CardRow
      start={<Avatar name={name} />}
      title={
        <span className="wrap-anywhere">
          {name} {suspended && <Badge tone="danger">Suspended</Badge>}{' '}
          {paused && <Badge tone="pending">Invitations paused</Badge>} {muted && <Badge>Reports muted</Badge>}
        </span>
      }
      detail={
        <>
          <span className="wrap-anywhere">{email}</span>
          <br />
          Since <LocalTime at={since} dayOnly />, {counts.join(', ')}
          {suspended_for && (
            <>
              <br />
              Why: {suspended_for}
            </>
          )}
        </>
      }
      below={
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {suspended ? (
            <ReasonButton
              label="Lift"
              title={`Lift the suspension of ${name}?`}
              detail="They can log in again, and searches find what they share again. They get an email about it."
              done="The suspension is lifted."
              act={send('restore')}
            />
          ) : (
            <ReasonButton
              label="Suspend"
              danger
              title={`Suspend ${name}?`}
              detail="They are logged out everywhere. Their links stop working, what they share is hidden, and none of their emails are sent. They are told why, and who to ask. You can lift it at any time."
              done="The account is suspended."
              act={send('suspend')}
            />
          )}
          {paused && (
            <ReasonButton
              label="Let them invite"
              title={`Let ${name} invite people again?`}
              detail="Their waiting emails are sent, and they can invite again. They get an email about it."
              done="They can invite people again."
              act={send('resume')}
            />
          )}
          <ReasonButton
            label={muted ? 'Count reports again' : 'Mute reports'}
            title={muted ? `Count reports by ${name} again?` : `Mute reports by ${name}?`}
            detail={
              muted
                ? 'Their reports of campsites count again from now on.'
                : 'Their reports of campsites no longer count. They aren’t told.'
            }
            told={false}
            done={muted ? 'Their reports count again.' : 'Their reports no longer count.'}
            act={send(muted ? 'unmute' : 'mute')}
          />
          <ReasonButton
            label="Delete account"
            danger
            title={`Delete the account of ${name}?`}
            detail="Everything of theirs is deleted, as if they had deleted the account themselves. This can’t be undone. They get an email about it."
            done="The account is deleted."
            act={send('delete')}
          />
        </div>
      }
    />
  );
}
