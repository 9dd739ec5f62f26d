'use client';

import { useState } from 'react';
import { api } from '@/lib/api-client';
import { reasonWords } from '@/lib/campsites/reports/reasons';
import { coverSeed } from '@/lib/cover-art/seed';
import { kmText } from '@/lib/geometry';
import type { ReportedSite as Site } from '@/lib/operator/sites/schema';
import { countText } from '@/lib/text';
import { SiteMap } from '../campsites/map/site-map';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Cover } from '../ui/cover';
import { Link } from '../ui/link';
import { LocalTime } from '../ui/local-time';
import { ReasonButton } from './reason-dialog';
import { SiteDecisions } from './site-decisions';

interface Props {
  site: Site;
  open: boolean;
}

export function ReportedSite({ site, open }: Props) {
  const { name, source, owner, latitude, longitude, trips, hidden, reports, nearest } = site;
  // A hidden map has no size, and a hundred maps would be slow.
  const [opened, setOpened] = useState(open);
  const shared = source === 'open' ? 'Open data' : `Shared by ${owner?.name ?? 'nobody any more'}`;
  return (
    <details
      className="card"
      name="reported"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <Cover seed={coverSeed(site)} size="thumb" className="size-12 rounded" />
        <div className="max-w-full flex-[1_1_9rem]">
          <h2 className="text-xl">{name}</h2>
          <p className="text-sm text-muted">
            {shared}, {trips === 0 ? 'not used yet' : `used by ${countText(trips, 'trip')}`}
          </p>
        </div>
        {hidden && <Badge tone="pending">Hidden</Badge>}
        <Badge tone="danger">{countText(reports.length, 'report')}</Badge>
      </summary>
      <ul className="space-y-3 px-5 pb-5">
        {reports.map(({ reason, message, by, user, account_days, at }) => (
          <li key={user} className="flex flex-wrap items-start gap-3 rounded bg-paper p-3">
            <Avatar name={by} />
            <div className="min-w-0 flex-[1_1_9rem]">
              <b>{reason ? reasonWords[reason] : 'No reason given'}</b>{' '}
              <span className="text-sm text-muted">
                {by}, account {countText(account_days, 'day')} old, <LocalTime at={at} dayOnly />
              </span>
              {message && <p>“{message}”</p>}
            </div>
            <ReasonButton
              label="Mute"
              variant="quiet"
              told={false}
              title={`Mute reports by ${by}?`}
              detail="Their reports of campsites no longer count. They aren’t told."
              done="Their reports no longer count."
              act={(values) => api.post(`/api/operator/people/${user}/mute`, { reason: values.reason })}
            />
          </li>
        ))}
      </ul>
      <div className="grid border-y border-line sm:grid-cols-2">
        {opened ? (
          <SiteMap name={name} latitude={latitude} longitude={longitude} className="h-full min-h-56" />
        ) : (
          <div className="min-h-56" />
        )}
        <Facts site={site} nearest={nearest} />
      </div>
      <SiteDecisions
        site={site}
        send={(action, values) =>
          api.post(`/api/operator/sites/${site.id}`, { action, seen: site.reviewed_at, ...values })
        }
      />
    </details>
  );
}

type Compared = Pick<Site, 'id' | 'name' | 'address' | 'access' | 'phone' | 'url' | 'pet_friendly' | 'trips'>;

const petsText = { true: 'Allowed', false: 'Not allowed', null: null };

const rows: { label: string; of: (site: Compared) => string | null }[] = [
  { label: 'Name', of: ({ name }) => name },
  { label: 'Address', of: ({ address }) => address },
  { label: 'Access', of: ({ access }) => access },
  { label: 'Phone', of: ({ phone }) => phone },
  { label: 'Website', of: ({ url }) => url },
  { label: 'Pets', of: ({ pet_friendly }) => petsText[`${pet_friendly}`] },
  { label: 'Trips', of: ({ trips }) => String(trips) },
];

const distanceText = (metres: number) => (metres < 1000 ? `${metres} m` : kmText(metres / 1000));

/** Differences are bold. What neither site tells has no row. */
function Facts({ site, nearest }: Pick<Site, 'nearest'> & { site: Compared }) {
  const sites = nearest ? [site, nearest] : [site];
  return (
    <table className="report-facts min-w-0 border-line max-sm:border-t sm:border-l">
      <thead>
        <tr>
          <td />
          <th scope="col" className="text-ember">
            <Link href={`/campsite/${site.id}`} className="underline underline-offset-4">
              Reported
            </Link>
          </th>
          {nearest && (
            <th scope="col">
              <Link href={`/campsite/${nearest.id}`} className="underline underline-offset-4">
                {distanceText(nearest.distance)} away
              </Link>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ of }) => sites.some(of))
          .map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sites.map((each) => {
                const fact = of(each) ?? 'unknown';
                const differs = nearest && of(site) !== of(nearest);
                return <td key={each.id}>{differs ? <b>{fact}</b> : fact}</td>;
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
