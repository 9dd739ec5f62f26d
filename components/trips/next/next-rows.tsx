'use client';

import { useState } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { useToast } from '@/components/ui/toast';
import type { NextThing } from '@/lib/trips/next/thing';
import { NextAction } from './next-action';
import { textButton } from './plane';
import { sendUndo } from './send-next';
import { type Done, useNext } from './use-next';
import { WaitingLine } from './waiting-line';

interface RowProps {
  tripId: string;
  thing: NextThing;
  /** The page is out of date, because a thing was done or undone. */
  onChange: () => void;
  onAsk: (() => void) | null;
}

interface Props extends Omit<RowProps, 'thing'> {
  things: readonly NextThing[];
}

/** The ranked list. What is done here stays, with Undo. */
export const NextRows = ({ things, ...props }: Props) => (
  <ul className="divide-y divide-line">
    {things.map((thing) => (
      <li key={thing.key}>
        <Row thing={thing} {...props} />
      </li>
    ))}
  </ul>
);

function Row({ tripId, thing, onChange, onAsk }: RowProps) {
  const [done, setDone] = useState<Done>();
  const { heading, text, icon, action, rank } = thing;
  const { act, pending, failure, taken, waiting } = useNext(tripId, thing, {
    onDone: (what) => {
      setDone(what);
      onChange();
    },
    onTaken: onChange,
  });
  if (done)
    return (
      <DoneRow
        done={done}
        onUndone={() => {
          setDone(undefined);
          onChange();
        }}
      />
    );
  if (waiting) return <WaitingLine change={waiting} className="my-2" />;
  const asks = rank === '8' ? onAsk : null;
  const words = (
    <>
      <Icon name={icon} className="mt-px size-5.5 large-text:hidden" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-row font-medium">{heading}</span>
        {text && <span className="block text-meta text-muted">{text}</span>}
        {(failure ?? taken) && (
          <span role="alert" className="block text-meta text-ember">
            {failure ?? taken}
          </span>
        )}
      </span>
    </>
  );
  const row = 'flex min-h-13 w-full items-start gap-3.5 py-3 text-left';
  const arrow = <Icon name="chevron-right" className="mt-0.5 text-muted" />;
  if (asks)
    return (
      <button type="button" aria-haspopup="dialog" onClick={asks} className={`${row} -outline-offset-2`}>
        {words}
        {arrow}
      </button>
    );
  if (!action) return <div className={row}>{words}</div>;
  if (!action.send)
    return (
      <PendingLink href={action.href} className={`${row} -outline-offset-2`}>
        {words}
        {arrow}
      </PendingLink>
    );
  return (
    <div className={`${row} large-text:flex-wrap`}>
      {words}
      <NextAction
        href={action.href}
        onAct={() => act(action)}
        pending={pending}
        variant="secondary"
        size="sm"
        aria-label={`${action.label}: ${heading}`}
        className="min-h-11"
      >
        {failure ? 'Try again' : action.label}
      </NextAction>
    </div>
  );
}

function DoneRow({ done: { text, undo }, onUndone }: { done: Done; onUndone: () => void }) {
  const toast = useToast();
  const takeBack = async () => {
    if (!undo) return;
    try {
      await sendUndo(undo);
      onUndone();
    } catch (error) {
      toast.show({ text: failureText(error, 'That could not be undone.'), tone: 'danger' });
    }
  };
  return (
    <div className="flex min-h-13 items-center gap-3.5 py-3">
      <Icon name="check" className="size-5.5 text-eucalypt" />
      <p role="status" className="min-w-0 flex-1 text-row font-medium wrap-anywhere">
        {text}
      </p>
      {undo && (
        <button type="button" onClick={takeBack} aria-label={`Undo: ${text}`} className={textButton}>
          Undo
        </button>
      )}
    </div>
  );
}
