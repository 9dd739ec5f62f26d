'use client';

import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useWaitingOf } from '@/components/offline/use-waiting';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ShareBar } from '@/components/ui/share-bar';
import type { GearLine } from '@/lib/trips/gear/schema';
import { BringForm } from './bring-form';
import { EditLine } from './edit-line';
import { amountText, bringersText, coveredText, ofText, shortText } from './gear-text';
import type { GearTools, KeepLine } from './gear-tools';
import { firstOffer, offerChoices } from './offer-choices';

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
  const { path, own, mayOffer, mayChange } = tools;
  const [open, setOpenHere] = useState<'bring' | 'edit' | null>(null);
  const setOpen = (to: typeof open) => {
    setOpenHere(to);
    // The row stays in its card while its form is open, because other people may cover the line
    // meanwhile.
    keep.hold(line.id, to && short);
  };
  const openers = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) openers.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);

  const waiting = useWaitingOf(`${path}/${line.id}/offer`);
  const { name, unit, gap, by, why } = line;
  const mine = by.find(({ household_id }) => household_id === own)?.quantity ?? 0;
  const offered = mayOffer && owned > 0 && mine === 0;
  const first = firstOffer({ mine, owned, share, gap });
  const toBring =
    mine > 0 ? 'Change' : offered && unit ? `Bring ${amountText(first, unit)}` : 'I’ll bring it';
  const bringers = bringersText(line, tools);
  const close = () => setOpen(null);
  const keepAndClose: KeepLine = {
    ...keep,
    saved: (changed) => {
      close();
      keep.saved(changed);
    },
  };
  const pencil = (what: 'bring' | 'edit', label: string) => (
    <IconButton label={label} icon={<Icon name="pencil" />} onClick={() => setOpen(what)} />
  );
  return (
    <li data-line={line.id} data-short={short || undefined} className="gear-line">
      {!short && <Icon name="check" className="text-eucalypt" />}
      <div className="gear-name">
        <h3>{name}</h3>
        {short ? (
          <p>
            <strong>{gap > 0 ? shortText(line) : 'All there'}</strong>, {ofText(line)} so far
          </p>
        ) : (
          bringers && <p>{bringers}</p>
        )}
      </div>
      {!short && <p className="gear-state">{coveredText(line)}</p>}
      <div ref={openers} className="gear-tools">
        {open === 'bring' && (
          <Button variant="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
        )}
        {!open && short && mayOffer && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${toBring}: ${name}`}
            onClick={() => setOpen('bring')}
          >
            {toBring}
          </Button>
        )}
        {!open && mayChange && pencil('edit', `Edit ${name}`)}
        {!open && !mayChange && mayOffer && !short && pencil('bring', `Change what you bring: ${name}`)}
      </div>
      {short && (
        <>
          <ShareBar className="gear-bar" share={Math.min(1, line.offered / line.needed)} />
          <p className="gear-who">
            {bringers && <span>{bringers}</span>}{' '}
            <span>
              {why}
              {offered && ` You own ${amountText(owned, unit)}.`}
            </span>
          </p>
        </>
      )}
      {waiting && (
        <p className="gear-who">
          <span>Waiting to be sent: {waiting.label}</span>
        </p>
      )}
      {open && mayOffer && (open === 'bring' || !short) && (
        <BringForm
          line={line}
          path={path}
          own={own}
          choices={offerChoices({ mine, share, gap })}
          preset={first}
          keep={keepAndClose}
          onCancel={close}
        />
      )}
      {open === 'edit' && <EditLine line={line} path={path} keep={keepAndClose} onDone={close} />}
    </li>
  );
});
