'use client';

import { Fragment, useState } from 'react';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { classNames } from '@/components/ui/class-names';
import { foldSummary } from '@/components/ui/fold-summary';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { planeLook } from '@/components/ui/plane';
import { PlanBOffer } from '../backups/plan-b-offer';
import { Age, useAge } from './age';
import { AskGasButton } from './ask-gas';
import { ConditionRow } from './condition-row';
import type { Fold } from './fold-fires';
import { SayBan } from './say-ban';
import type { ShownCondition, ShownConditions } from './shown-conditions';
import { toneLook } from './tone-look';

const ChatSheet = latePart(async () => (await import('../chat/chat-sheet')).ChatSheet);

/** What official lists say about the trip, the gravest first. */
export function ConditionsView(shown: ShownConditions) {
  const { tripId, headline, tone, looked, lookedAt, stops, ask, banned, days, links, posts } = shown;
  const age = useAge(lookedAt);
  const away = age !== null;
  return (
    <>
      <WaitingChanges tripId={tripId} only="refused" />
      <section aria-labelledby="conditions" className={classNames(planeLook, 'overflow-hidden')}>
        {away && <Age ms={age} />}
        <div className={classNames('px-5 py-4', away ? 'sr-only' : toneLook[tone].head)}>
          <h2 id="conditions" className="text-next wrap-anywhere">
            {headline.length > 0
              ? headline.map((each) => (
                  <span key={each} className="block">
                    {each}
                  </span>
                ))
              : 'Not checked here'}
          </h2>
          {looked && <p className="mt-1 text-body">{looked}</p>}
        </div>
        {stops.map(({ id, name, text, ...rows }) => {
          const list = rows.items.length > 0 && (
            <ConditionRows key={id} tripId={tripId} {...rows} away={away} />
          );
          if (!name) return list;
          return (
            <section key={id} aria-labelledby={id}>
              <h3 id={id} className="border-t border-line px-5 pt-4 text-row font-semibold wrap-anywhere">
                {name}
              </h3>
              {text && <p className="px-5 pb-4 text-body text-muted">{text}</p>}
              {list}
            </section>
          );
        })}
        {away && (
          <p className="mx-5 my-4 flex gap-3 rounded-inner border border-line bg-paper p-4 text-body">
            <Icon name="circle-question-mark" className="text-muted" />
            <span>
              We can’t say what’s changed since.
              {banned && ' Treat the ban as still on, and ask at the site.'}
            </span>
          </p>
        )}
        {ask && !away && <AskGasButton {...ask} quiet={stops.some(({ planB }) => planB)} />}
        {days.length > 0 && <SayBan tripId={tripId} days={days} />}
      </section>
      <p className="my-6 text-body text-muted">
        {lookedAt ? 'This is what the official lists said when we looked. They' : 'Official lists'} can be
        late or miss things, so <strong className="text-ink">check again before you drive</strong>
        {links.length > 0 && ': '}
        {links.map(({ name, url }, place) => (
          <span key={url}>
            {place > 0 && ', '}
            <a href={url} rel="noreferrer" className="text-ink underline underline-offset-4">
              {name}
            </a>
          </span>
        ))}
        . In danger, call{' '}
        <a href="tel:000" className="text-ink underline underline-offset-4">
          000
        </a>
        .
      </p>
      {posts && <PostToChat tripId={tripId} makesLink={shown.makesLink} />}
    </>
  );
}

type RowsProps = Pick<ShownConditions['stops'][number], 'items' | 'fires' | 'planB'> & {
  tripId: string;
  away: boolean;
};

function ConditionRows({ tripId, items, fires, planB, away }: RowsProps) {
  return (
    <ul className="divide-y divide-line px-5">
      {items.map((item) => (
        <Fragment key={item.key}>
          <ConditionRow item={item} away={away}>
            {planB?.closed[0] === item.key && <PlanBOffer tripId={tripId} {...planB} />}
          </ConditionRow>
          {item.key === fires?.below && <MoreFires {...fires} away={away} />}
        </Fragment>
      ))}
    </ul>
  );
}

const MoreFires = ({ title, items, away }: Fold<ShownCondition> & { away: boolean }) => (
  <li>
    <details className="group">
      <summary className={foldSummary}>
        {title}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <ConditionRow key={item.key} item={item} away={away} />
        ))}
      </ul>
    </details>
  </li>
);

function PostToChat({ tripId, makesLink }: { tripId: string; makesLink: boolean }) {
  const [open, setOpen] = useState(false);
  usePreload(ChatSheet);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-13 w-full items-center gap-3.5 border-y border-line py-2 text-left text-row font-medium -outline-offset-2 hover:bg-eucalypt-soft noscript:hidden"
      >
        <Icon name="message-circle" className="size-5.5 large-text:hidden" />
        <span className="flex-1">Post it to the chat</span>
        <Icon name="chevron-right" className="text-muted" />
      </button>
      {open && (
        <ChatSheet tripId={tripId} first="conditions" makesLink={makesLink} onDone={() => setOpen(false)} />
      )}
    </>
  );
}
