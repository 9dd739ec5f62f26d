'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Section } from '@/components/ui/section';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { ApiError, api, refusalOf } from '@/lib/api-client';
import { type Day, formatDay } from '@/lib/dates';
import { clockHere } from '@/lib/offline/as-of';
import { OPENED_WHEN } from '@/lib/offline/changes';
import { listText } from '@/lib/text';
import type { OtherCard } from '@/lib/trips/emergency/emergency-page';
import { MAX_REASON } from '@/lib/trips/emergency/may-open';
import { HouseholdFace, type Tints } from '../household-face';
import type { CardSite } from './sites-on';
import { useHeldCards } from './use-held-cards';

interface Props {
  tripId: string;
  tints: Tints;
  others: OtherCard[];
  from: Day;
  /** The names of those who have accepted. */
  aiders: string[];
  /** For an accepted first-aider. */
  sites: readonly CardSite[] | null;
}

const HeldCard = latePart(async () => (await import('./held-card')).HeldCard);
const nothing = { preload: () => undefined };

export function OtherCards({ tripId, tints, others, from, aiders, sites }: Props) {
  const [asked, setAsked] = useState<OtherCard>();
  const { held, offline, opened, open, close } = useHeldCards(tripId, sites !== null);
  usePreload(sites ? HeldCard : nothing);
  if (others.length === 0) return null;
  if (sites && opened) return <HeldCard name={opened.name} opened={opened} sites={sites} onDone={close} />;
  const needs = needsReception(sites ? [] : aiders);
  return (
    <Section title="Others’ cards">
      <ul className="divide-y divide-line border-y border-line">
        {others.map((other) => {
          const here = held.get(other.id);
          const shutsHere = here?.shutsAt ? clockHere(new Date(here.shutsAt)) : null;
          const openUntil = offline && here ? shutsHere : other.openUntil;
          const opens = other.opens || here !== undefined;
          return (
            <li key={other.id} className="py-4">
              <div className="flex items-center gap-3.5">
                <HouseholdFace name={other.name} tint={tints[other.id]} className="large-text:hidden" />
                <div className="min-w-0">
                  <p className="text-row font-semibold wrap-anywhere">{other.name}</p>
                  <p className="text-meta text-muted">
                    {openUntil
                      ? `Open for you until ${openUntil}.`
                      : opens
                        ? 'There’s a medical card. It’s locked.'
                        : `There’s a medical card. It can be opened from ${formatDay(from)} on.`}
                  </p>
                </div>
              </div>
              {openUntil ? (
                offline && here ? (
                  <Button
                    variant="secondary"
                    className="mt-3 min-h-13"
                    block
                    onClick={() => void open({ ...other, reason: null })}
                  >
                    Back to the card
                  </Button>
                ) : (
                  <ButtonLink
                    href={`/trip/${tripId}/emergency/${other.id}`}
                    variant="secondary"
                    className="mt-3 min-h-13 w-full"
                  >
                    Back to the card
                  </ButtonLink>
                )
              ) : (
                opens && (
                  <Button
                    variant="secondary"
                    className="mt-3 min-h-13 border-ember text-ember noscript:hidden"
                    block
                    icon={<Icon name="siren" />}
                    onClick={() => setAsked(other)}
                  >
                    Show in an emergency
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {others.some(({ id, opens }) => opens || held.has(id)) && (
        <p className="mt-3 text-meta text-muted">
          Whoever wrote a card is told straight away. Danger to life: call{' '}
          <a href="tel:000" className="underline underline-offset-4">
            000
          </a>{' '}
          first.{' '}
          {held.size > 0 ? 'This device keeps the cards locked, to open without reception too.' : needs}
        </p>
      )}
      {asked && (
        <AskWhy
          tripId={tripId}
          {...asked}
          aids={sites !== null}
          held={held.has(asked.id)}
          needs={needs}
          openHere={(reason) => open({ ...asked, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}

const needsReception = (aiders: string[]) =>
  aiders.length > 0
    ? `Needs reception. ${listText(aiders)} ${aiders.length > 1 ? 'have' : 'has'} it offline.`
    : 'Opening a card needs reception.';

interface AskProps extends OtherCard {
  tripId: string;
  aids: boolean;
  held: boolean;
  needs: string;
  openHere: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** With weak reception a card that this device keeps is opened here after this time. */
const PATIENCE_MS = 3500;

function AskWhy({ tripId, id, name, aids, held, needs, openHere, onClose }: AskProps) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const { run, pending, failure } = useAction('The card could not be opened. It needs reception.');
  const path = `/api/trips/${tripId}/emergency/${id}/open`;
  /** False when the card was opened on this device. */
  const openThere = async (): Promise<boolean> => {
    try {
      await api.post(path, { reason }, held ? AbortSignal.timeout(PATIENCE_MS) : undefined);
      return true;
    } catch (error) {
      const status = refusalOf(error)?.status ?? 0;
      if (status > 0 && status < 500) throw error;
      if (await openHere(reason)) return false;
      throw status === 0 ? new ApiError(0, needs) : error;
    }
  };
  const show = () =>
    run(openThere, (there) => (there ? router.push(`/trip/${tripId}/emergency/${id}`) : onClose()));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Show ${name}’s card?`}
      description={`${name} is told straight away${held ? ', or once you’ve reception' : ''}, with your name and what you write. Danger to life: call 000 first.`}
    >
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <TextField
          label="Why, in a few words"
          placeholder="Such as: Bee sting, swelling"
          autoComplete="off"
          required
          maxLength={aids ? MAX_REASON - OPENED_WHEN : MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus=""
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" block pending={pending} pendingText="Opening…" className="min-h-13">
          Show the card
        </Button>
      </form>
    </Dialog>
  );
}
