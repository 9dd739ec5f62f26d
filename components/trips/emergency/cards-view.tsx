import { CardForm } from '@/components/household/emergency/card-form';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/dates';
import { emptyCard } from '@/lib/household/emergency/empty-card';
import { listText } from '@/lib/text';
import type { CardsPage } from '@/lib/trips/emergency/emergency-page';
import type { Tints } from '../household-face';
import { FirstAiders } from './first-aiders';
import { OtherCards } from './other-cards';
import type { CardSite } from './sites-on';

interface Props extends CardsPage {
  tripId: string;
  tints: Tints;
  /** For an accepted first-aider, whose device opens cards without reception. */
  sites: readonly CardSite[] | null;
}

/** One's own card, and those of others, which stay shut until they're needed. */
export function CardsView({ tripId, tints, sites, own, others, openings, ...page }: Props) {
  const aiders = page.firstAiders.flatMap(({ name, accepted }) => (accepted ? name : []));
  const urgent = others.some(({ opens }) => opens);
  const ofOthers = (
    <OtherCards
      tripId={tripId}
      tints={tints}
      others={others}
      from={page.from}
      aiders={aiders}
      sites={sites}
    />
  );
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,624fr)_minmax(0,392fr)] lg:grid-rows-[auto_1fr]">
      {/* While they can be opened they're what somebody in a hurry is here for. */}
      {urgent && <div className="lg:col-start-2">{ofOthers}</div>}
      <div className="space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div>
          <h2 className="text-next">If something happens</h2>
          <p className="mt-1 max-w-156 text-body text-muted">
            Your household’s medical card. Fill in only what a helper must know; nothing is required.
          </p>
        </div>
        {own ? (
          <>
            <p className="flex gap-3 rounded border border-line bg-card px-4 py-3.5 text-meta">
              <Icon name="lock" className="mt-0.5 shrink-0" />
              <span>
                <strong>Locked.</strong> {lockedText(own.shares, aiders)}
              </span>
            </p>
            {own.card === null && (
              <Alert tone="warning">
                Your card can’t be read on this server any more. Please write it again.
              </Alert>
            )}
            <CardForm
              key={JSON.stringify(own)}
              address={`/api/trips/${tripId}/emergency`}
              card={own.card ?? emptyCard}
              crew={own.crew}
              keep={own.keep}
              shares={own.shares}
            >
              <p className="text-body">
                {aiders.length > 0
                  ? `First-aiders, from 7 days before the trip, without reception too: ${listText(aiders)}.`
                  : 'This trip has no first-aiders yet.'}{' '}
                <span className="text-muted">
                  From {formatDay(page.shutOn)} nobody else can open it
                  {own.keep === null && `, and on ${formatDay(page.goneOn)} it’s deleted`}.
                </span>
              </p>
            </CardForm>
          </>
        ) : (
          <EmptyState icon={<Icon name="lock" />} title="No card yet" className="max-w-156">
            Only those who are going have a card on this trip.
          </EmptyState>
        )}
      </div>
      <div className="space-y-10 lg:col-start-2">
        {!urgent && ofOthers}
        <FirstAiders tripId={tripId} {...page} />
        {openings.length > 0 && (
          <Section title="Who opened a card">
            <ul className="divide-y divide-line border-y border-line">
              {openings.map(({ id, text, reason, own: ofOwn }) => (
                <li key={id} className="flex gap-3.5 py-3">
                  <Icon name="siren" className={ofOwn ? 'mt-0.5 text-ember' : 'mt-0.5 text-muted'} />
                  <div className="min-w-0">
                    <p className="text-body font-medium wrap-anywhere">{text}</p>
                    {reason && <p className="text-meta text-muted wrap-anywhere">“{reason}”</p>}
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
}

function lockedText(shares: boolean | null, aiders: string[]): string {
  if (shares === null) return 'Nobody else can open it before you’ve saved it here.';
  const who = aiders.length > 0 ? ` and ${listText(aiders)}, first-aid,` : '';
  return shares
    ? `Only you${who} can open it. Anyone else going has to tap “Show in an emergency”, and you’re told at once.`
    : `Only you${who} can open it${who && ', and you’re told at once'}.`;
}
