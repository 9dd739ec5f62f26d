'use client';

import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useWaitingOf } from '@/components/offline/use-waiting';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ShareBar } from '@/components/ui/share-bar';
import { useToast } from '@/components/ui/toast';
import type { GearLine } from '@/lib/trips/gear/schema';
import { BringForm } from './bring-form';
import { EditLine } from './edit-line';
import { bringersText, isAmount, ofText, reasonText, savedText } from './gear-text';
import type { GearTools, KeepLine } from './gear-tools';
import { firstOffer, formOffer, offerChoices } from './offer-choices';
import { useOffer } from './use-offer';

interface Props {
  line: GearLine;
  short: boolean;
  owned: number;
  /** The quantity that the reader's own people need. */
  share: number;
  tools: GearTools;
  keep: KeepLine;
}

export const LineRow = memo(function LineRow({ line, short, owned, share, tools, keep }: Props) {
  const { path, own, mayOffer, mayChange, editing } = tools;
  const { id, name, gap, by } = line;
  const [open, setOpenHere] = useState<'bring' | 'edit' | null>(null);
  /** What the reader brought before the tap on "I'll bring it"; null without a tap. */
  const [before, setBefore] = useState<number | null>(null);
  const setOpen = (to: typeof open) => {
    setOpenHere(to);
    // The row stays in its place while its form is open, because other people may cover the line
    // meanwhile.
    keep.hold(id, to && short);
  };
  const openers = useRef<HTMLDivElement>(null);
  const shown = `${open} ${before}`;
  const wasShown = useRef(shown);
  useLayoutEffect(() => {
    if (wasShown.current !== shown && !open) openers.current?.querySelector('button')?.focus();
    wasShown.current = shown;
  }, [shown, open]);

  const toast = useToast();
  const waiting = useWaitingOf(`${path}/${id}/offer`);
  const { offer, pending, failure } = useOffer(line, path, keep);
  const mine = by.find(({ household_id }) => household_id === own)?.quantity ?? 0;
  const amount = isAmount(line);
  const bringers = bringersText(line, tools);
  const close = () => setOpen(null);
  const keepAndClose: KeepLine = {
    ...keep,
    saved: (changed) => {
      close();
      keep.saved(changed);
    },
  };
  const take = () =>
    offer(firstOffer({ mine, owned, share, gap }), (saved) => {
      keep.hold(id, true);
      setBefore(mine);
      if (saved && saved.surplus > 0) toast.show({ text: savedText(saved, own) });
    });
  const undo = () =>
    offer(before ?? 0, () => {
      keep.hold(id, null);
      setBefore(null);
    });
  const pencil = (what: 'bring' | 'edit', label: string) => (
    <IconButton label={label} icon={<Icon name="pencil" />} onClick={() => setOpen(what)} />
  );
  // A short amount is changed through "Bring some".
  const changes = mayOffer && (!short || (mine > 0 && !amount));
  return (
    <li data-line={id} className="gear-line">
      {!short && <Icon name="check" className="text-eucalypt" />}
      <div className="gear-name">
        <details>
          <summary>
            <h3>{name}</h3>
            {short && !amount && line.needed > 1 && gap > 0 && <span>{gap} more</span>}
          </summary>
          <p>{reasonText(line, mayOffer ? owned : 0)}</p>
        </details>
        {short && amount && bringers && <p>{bringers}</p>}
      </div>
      {!short && bringers && <p className="gear-who">{bringers}</p>}
      <div ref={openers} className="gear-tools">
        {open === 'bring' && (
          <Button variant="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
        )}
        {before !== null && (
          <>
            <span className="flex items-center gap-2">
              <Icon name="check" className="text-eucalypt" />
              You
            </span>
            <Button variant="quiet" size="sm" aria-label={`Undo: ${name}`} pending={pending} onClick={undo}>
              Undo
            </Button>
          </>
        )}
        {!open && before === null && short && mayOffer && gap > 0 && (
          <BringButton
            words={amount ? 'Bring some' : mine > 0 ? 'I’ll bring another' : 'I’ll bring it'}
            name={name}
            pending={pending}
            onPress={amount ? () => setOpen('bring') : take}
          />
        )}
        {!open && editing && mayChange && pencil('edit', `Edit ${name}`)}
        {!open && editing && !mayChange && changes && pencil('bring', `Change what you bring: ${name}`)}
      </div>
      {short && amount && (
        <div className="gear-amount">
          <ShareBar className="gear-bar" share={Math.min(1, line.offered / line.needed)} />
          <p>{ofText(line)}</p>
        </div>
      )}
      {waiting && <p className="w-full text-meta text-muted">Waiting to be sent: {waiting.label}</p>}
      {failure && <Alert className="w-full">{failure}</Alert>}
      {open && (open === 'bring' || changes) && (
        <BringForm
          line={line}
          path={path}
          own={own}
          choices={offerChoices({ mine, share, gap })}
          preset={formOffer({ mine, owned, gap })}
          keep={keepAndClose}
          onCancel={close}
        />
      )}
      {open === 'edit' && <EditLine line={line} path={path} keep={keepAndClose} onDone={close} />}
    </li>
  );
});

interface BringButtonProps {
  words: string;
  name: string;
  pending: boolean;
  onPress: () => void;
}

const BringButton = ({ words, name, pending, onPress }: BringButtonProps) => (
  <Button
    variant="secondary"
    size="sm"
    aria-label={`${words}: ${name}`}
    pending={pending}
    pendingText="Saving…"
    onClick={onPress}
  >
    {words}
  </Button>
);
