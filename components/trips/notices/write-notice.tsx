'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { useDraft } from '@/components/ui/drafts';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import { peopleText } from '@/lib/text';
import { beginning } from '@/lib/trips/notifications/bell-words';
import { useNoticeText } from './use-notice-text';

interface Props {
  path: string;
  /**
   * The number of people who get an announcement by mail; null for a reader who can't make
   * announcements.
   */
  mailed: number | null;
}

const MOST_LINES = 6;

/** One line at the bottom of the screen, which grows while somebody types. */
export function WriteNotice({ path, mailed }: Props) {
  const router = useRouter();
  const id = useId();
  const { text, setText, refusal, field, save, pending } = useNoticeText();
  const [announces, setAnnounces] = useState(false);
  const [sent, setSent] = useState('');
  useDraft('notice', () => text || undefined, setText);
  const typed = text.trim() !== '';

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    save(
      () =>
        sendOrKeep('post', path, announces ? { text, announcement: true, mail: true } : { text }, {
          thing: null,
          kind: announces ? 'Announcement' : 'Message',
          label: beginning(text.trim(), 80),
        }),
      (saved) => {
        // Clears the field only if it still has the sent text. Text that was typed during the
        // request belongs to the next notice.
        if (field.current?.value === text) setText('');
        setAnnounces(false);
        if (!saved) return setSent(`${WAITING}.`);
        setSent(announces ? 'Your announcement is on the trip.' : 'Your message is on the trip.');
        router.refresh();
      },
    );
  };

  return (
    <form
      onSubmit={send}
      noValidate
      aria-label="Write to everyone"
      className="action-bar bg-card py-2.5 lg:bottom-0 lg:mx-0 lg:mt-6 lg:mb-0 lg:block lg:rounded lg:border lg:px-3"
    >
      <p role="status" className="sr-only">
        {sent}
      </p>
      {mailed !== null && mailed > 0 && typed && (
        <Checkbox
          label="Tell everyone by email too"
          hint={`Sent right away to ${peopleText(mailed)}, and shown first here.`}
          checked={announces}
          onChange={({ target }) => setAnnounces(target.checked)}
          className="pb-1.5"
        />
      )}
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          aria-label="Write to everyone"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-error` : undefined}
          placeholder="Write to everyone"
          rows={Math.min(MOST_LINES, text.split('\n').length)}
          maxLength={2000}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setSent('');
          }}
          className="control field-sizing-content max-h-[calc(6lh+1.5rem)] min-h-12 min-w-0 flex-1 resize-none rounded-3xl px-4"
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<Icon name="send" />}
          pending={pending}
          className={classNames(
            'size-12 rounded-full',
            typed ? 'bg-eucalypt text-on-eucalypt hover:bg-eucalypt-deep' : 'noscript:hidden',
          )}
        />
      </div>
      <FieldError id={`${id}-error`}>{refusal}</FieldError>
    </form>
  );
}
