'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import type { NextThing } from '@/lib/trips/next/thing';
import { NextAction } from './next-action';
import { sendUndo } from './send-next';
import { type Done, useNext } from './use-next';
import { useRowFocus } from './use-row-focus';
import { WaitingLine } from './waiting-line';

interface RowProps {
  tripId: string;
  thing: NextThing;
  onSaid: (words: string) => void;
  /** The page is out of date. A refresh at once would remove what was done, with its Undo. */
  onChange?: () => void;
  onAsk: (() => void) | null;
}

interface Props extends Omit<RowProps, 'thing' | 'onSaid'> {
  things: readonly NextThing[];
}

/** The ranked list. What is done here stays, with Undo. */
export function NextRows({ things, ...props }: Props) {
  const [said, setSaid] = useState('');
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="divide-y divide-line">
        {things.map((thing) => (
          <Row key={thing.key} thing={thing} onSaid={setSaid} {...props} />
        ))}
      </ul>
    </>
  );
}

function Row({ tripId, thing, onSaid, onChange, onAsk }: RowProps) {
  const [done, setDone] = useState<Done>();
  const next = useNext(tripId, thing, {
    onDone: (what) => {
      setDone(what);
      onSaid(`Done: ${what.text}`);
      onChange?.();
    },
    onTaken: () => onChange?.(),
  });
  const waits = next.waiting.length > 0;
  const row = useRowFocus<HTMLLIElement>(`${done?.text} ${waits}`);
  return (
    <li ref={row} tabIndex={-1} className="-outline-offset-2">
      {content()}
    </li>
  );

  function content() {
    if (done)
      return (
        <DoneRow
          done={done}
          onUndone={() => {
            setDone(undefined);
            onSaid(`Undone: ${done.text}`);
            onChange?.();
          }}
        />
      );
    if (waits) return <WaitingLine changes={next.waiting} className="my-2" />;
    return <OpenRow thing={thing} next={next} onAsk={onAsk} />;
  }
}

interface OpenRowProps extends Pick<RowProps, 'thing' | 'onAsk'> {
  next: ReturnType<typeof useNext>;
}

function OpenRow({ thing, next: { act, pending, failure, taken }, onAsk }: OpenRowProps) {
  const { heading, text, icon, action, rank } = thing;
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
  const { run } = useAction('That could not be undone.');
  const takeBack = () =>
    undo &&
    run(
      () => sendUndo(undo),
      onUndone,
      (words) => toast.show({ text: words, tone: 'danger' }),
    );
  return (
    <div className="flex min-h-13 items-center gap-3.5 py-3 text-body">
      <Icon name="check" className="size-5.5 text-eucalypt" />
      <p className="min-w-0 flex-1 text-row font-medium wrap-anywhere">{text}</p>
      {undo && (
        <button type="button" onClick={takeBack} aria-label={`Undo: ${text}`} className="line-link">
          Undo
        </button>
      )}
    </div>
  );
}
