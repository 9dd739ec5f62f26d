import { Fragment } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { phoneNumbers } from '@/lib/campsites/phone-numbers';
import { swimsWords } from '@/lib/household/emergency/card-limits';
import { capital } from '@/lib/text';
import type { OpenedCard as Opened } from '@/lib/trips/emergency/schema';
import { stopText } from '@/lib/trips/stops/stop-words';
import type { CardSite } from './sites-on';

interface Props extends Pick<Opened, 'card'> {
  /** Several on a day of moving. */
  sites: readonly CardSite[];
  /** "Sam was told at 2:41 pm." */
  told: string;
  shutsAt: string;
}

/** What kills soonest stands first and largest. */
export function OpenedCard({ told, shutsAt, card, sites }: Props) {
  const noReception = sites.every((site) => site.noReception);
  const people = [...card.people].sort((a, b) => Number(!a.allergies) - Number(!b.allergies));
  const more = [
    ['Medicare', card.medicare],
    ['Ambulance cover or insurance', card.insurance],
  ] as const;
  return (
    <div className="space-y-8">
      <p role="status" className="flex gap-3.5 rounded bg-ember px-4 py-3.5 text-on-ember">
        <Icon name="siren" className="mt-0.5 size-6 shrink-0" />
        <span>
          <strong className="wrap-anywhere">{told}</strong> This closes at {shutsAt}.
        </span>
      </p>
      {people.length === 0 && <Call noReception={noReception} />}
      {people.map(({ crew_id, name: who, age, allergies, swims, ...person }, index) => {
        const facts = [
          ['Conditions', person.conditions],
          ['Medicines', person.medicines],
          ['Swims', swims && swimsWords[swims]],
          ['Good to know', person.note],
        ] as const;
        return (
          <Fragment key={crew_id}>
            <section aria-labelledby={crew_id} className="space-y-4">
              <div className="flex items-center gap-4">
                <Avatar name={who} size="lg" className="large-text:hidden" />
                <div className="min-w-0">
                  <h2 id={crew_id} className="text-2xl wrap-anywhere">
                    {who}
                  </h2>
                  {age && <p className="text-body text-muted">{capital(age)}</p>}
                </div>
              </div>
              {allergies && (
                <div className="rounded border border-ember bg-ember-soft px-4 py-3.5">
                  <h3 className="kicker font-sans text-ember">Allergies</h3>
                  <p className="mt-1 font-display text-2xl leading-snug font-semibold wrap-anywhere">
                    {allergies}
                  </p>
                </div>
              )}
              <Facts facts={facts} />
            </section>
            {index === 0 && <Call noReception={noReception} />}
          </Fragment>
        );
      })}
      {card.contacts.length > 0 && (
        <section aria-labelledby="ring">
          <h2 id="ring" className="mb-3">
            Who to ring
          </h2>
          <ul className="space-y-3">
            {card.contacts.map(({ name: whom, phone, about }) => (
              <li key={`${whom} ${phone} ${about}`}>
                <Contact whom={whom} about={about} phone={phone} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={more} />
      <p className="flex gap-3.5 rounded border border-line px-4 py-4 text-lg">
        <Icon name="map-pin" className="mt-1 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <strong>Say where you are:</strong>{' '}
          {sites.length > 1
            ? sites.map((site) => (
                <span key={site.number} className="block">
                  {capital(stopText(site))}: {site.where}
                </span>
              ))
            : sites[0]?.where}
        </span>
      </p>
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [label: string, fact: string | null])[] }) =>
  facts.some(([, fact]) => fact) && (
    <dl className="divide-y divide-line">
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label} className="py-3">
              <dt className="text-body text-muted">{label}</dt>
              <dd className="text-xl wrap-anywhere">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );

const Call = ({ noReception }: { noReception: boolean }) => (
  <div>
    <a href="tel:000" className={buttonLook({ variant: 'danger', block: true }, 'min-h-14 text-lg')}>
      <span className="button-face">
        <Icon name="phone" />
        Call 000
      </span>
    </a>
    <p className="mt-3 text-center text-meta text-muted">
      {noReception && 'No reception at camp. '}112 works on any mobile network.
    </p>
  </div>
);

const contactLook = 'flex min-h-14 items-center gap-x-4 rounded border border-line bg-card px-4 py-3';

type Whom = Record<'whom' | 'about' | 'phone', string | null>;

function Contact({ whom, about, phone }: Whom) {
  const [number] = phoneNumbers(phone ?? '');
  const more = [whom && about, phone].filter(Boolean).join(' · ');
  const words = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-lg">{whom || about || 'Ring'}</span>
        {more && <span className="block text-body text-muted">{more}</span>}
      </span>
      {number && <Icon name="phone" className="size-6 shrink-0" />}
    </>
  );
  if (!number) return <p className={contactLook}>{words}</p>;
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={contactLook}>
      {words}
    </a>
  );
}
