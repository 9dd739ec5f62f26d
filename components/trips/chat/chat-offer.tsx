'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';

const ChatSheet = latePart(() => import('./chat-sheet').then((part) => part.ChatSheet));

interface Props {
  tripId: string;
  title: string;
  text: string;
  makesLink: boolean;
}

/** Stands where something was just settled, until the reader leaves the page. */
export function ChatOffer({ tripId, title, text, makesLink }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ChatSheet);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded bg-eucalypt-soft px-4 py-3 noscript:hidden">
      <Icon name="circle-check" className="text-eucalypt large-text:hidden" />
      <p className="min-w-36 flex-1 text-body">
        <strong className="block">{title}</strong> {text}
      </p>
      <Button
        variant="secondary"
        icon={<Icon name="message-circle" />}
        aria-label="Post to the chat"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Chat
      </Button>
      {open && <ChatSheet tripId={tripId} makesLink={makesLink} onDone={() => setOpen(false)} />}
    </div>
  );
}

/** Offers the chat from the moment on in which something is settled, while the page is open. */
export function SettledOffer({ settled, ...offer }: Props & { settled: boolean }) {
  const [was] = useState(settled);
  return settled && !was ? <ChatOffer {...offer} /> : null;
}

let created: string | null = null;

/** The trip's page offers the chat when it's next opened. */
export function offerChat(tripId: string): void {
  created = tripId;
}

export function CreatedOffer({ tripId }: { tripId: string }) {
  const [offered] = useState(() => created === tripId);
  useEffect(() => {
    created = null;
  }, []);
  if (!offered) return null;
  return <ChatOffer tripId={tripId} title="Trip created." text="Tell your families’ chat." makesLink />;
}
