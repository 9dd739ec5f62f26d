'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { useDraft } from '@/components/ui/drafts';
import { TextareaField } from '@/components/ui/textarea-field';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import { peopleText } from '@/lib/text';
import { useNoticeText } from './use-notice-text';

interface Props {
  path: string;
  /**
   * The number of people who get an announcement by mail; null for a reader who can't make
   * announcements.
   */
  mailed: number | null;
}

const comment = { announcement: false, mail: false };

export function WriteNotice({ path, mailed }: Props) {
  const router = useRouter();
  const { text, setText, refusal, field, save, pending } = useNoticeText();
  const [{ announcement, mail }, setKind] = useState(comment);
  const [sent, setSent] = useState('');
  useDraft('notice', () => text || undefined, setText);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    save(
      () =>
        sendOrKeep('post', path, announcement ? { text, announcement, mail } : { text }, {
          thing: null,
          kind: announcement ? 'Announcement' : 'Comment',
          label: shortened(text),
        }),
      (saved) => {
        // Clears the field only if it still has the sent text. Text that was typed during the
        // request belongs to the next notice.
        if (field.current?.value === text) setText('');
        setKind(comment);
        if (!saved) return setSent(`${WAITING}.`);
        setSent(announcement ? 'Your announcement is on the trip.' : 'Your comment is on the trip.');
        router.refresh();
      },
    );
  };

  return (
    <Card as="section" aria-label="Write a notice">
      <CardBody className="max-lg:p-4">
        <form onSubmit={send} noValidate className="space-y-3">
          <p role="status" className="sr-only">
            {sent}
          </p>
          <TextareaField
            ref={field}
            label={announcement ? 'Announcement' : 'Comment'}
            hint="Type @ and a name to notify that person."
            rows={2}
            maxLength={2000}
            value={text}
            error={refusal}
            onChange={(event) => {
              setText(event.target.value);
              setSent('');
            }}
          />
          {mailed !== null && (
            <div>
              <Checkbox
                label="Announce it to everybody"
                checked={announcement}
                onChange={({ target }) => setKind({ announcement: target.checked, mail: false })}
              />
              {announcement && mailed > 0 && (
                <Checkbox
                  label={`Email it too, to ${peopleText(mailed)}`}
                  hint="Sent right away to everyone who’s going or hasn’t answered yet. Replies go to the organiser."
                  checked={mail}
                  onChange={({ target }) => setKind({ announcement, mail: target.checked })}
                />
              )}
            </div>
          )}
          <Button type="submit" pending={pending} pendingText="Sending…" className="max-sm:w-full">
            {sendLabel(announcement, mail, mailed ?? 0)}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

/** Returns the first 80 letters of a notice, as its label while it waits to be sent. */
function shortened(text: string): string {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '));
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('');
}

function sendLabel(announcement: boolean, mail: boolean, mailed: number): string {
  if (!announcement) return 'Post comment';
  return mail ? `Announce and email ${peopleText(mailed)}` : 'Announce';
}
