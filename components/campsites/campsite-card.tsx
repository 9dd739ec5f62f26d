import Link from 'next/link';
import type { FoundCampsite } from '@/lib/campsites/schema';
import { coverSeed } from '@/lib/covers/seed';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { Cover } from '../ui/cover';
import { LinkPending } from '../ui/link-pending';
import { SourceBadge } from './source-badge';

const MOST_FEATURES = 4;

/** A search result; the whole card leads to the form for a trip there. */
export function CampsiteCard({ site }: { site: FoundCampsite }) {
  return (
    <Card
      as="li"
      className="flex gap-3.5 p-3.5 transition-colors hover:border-control sm:gap-4 sm:p-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-eucalypt"
    >
      <Cover
        seed={coverSeed(site)}
        size="thumb"
        className="size-16 shrink-0 self-start rounded-inner sm:size-20"
      />
      <div className="min-w-0 flex-1">
        {/* The distance stands beside the name where there is room, else before the address. */}
        <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 gap-y-0.5 text-sm sm:grid-cols-[1fr_auto]">
          <h3 className="col-span-2 text-lg sm:col-span-1">
            {/* Its ::after is the card: one link with a short name, which takes the tap everywhere. */}
            <Link
              href={`/create-trip-details?site=${site.id}`}
              prefetch={false}
              className="outline-none after:absolute after:inset-0"
            >
              {site.name}
              <LinkPending look="cover" />
            </Link>
          </h3>
          <p className="font-medium whitespace-nowrap tabular-nums">{site.distance.toFixed(1)} km</p>
          {site.address && <p className="text-muted sm:col-span-2">{site.address}</p>}
        </div>
        <Facts site={site} />
      </div>
    </Card>
  );
}

function Facts({ site }: { site: FoundCampsite }) {
  const { drivetrain, pet_friendly, features } = site;
  const known = [drivetrain, pet_friendly !== null && (pet_friendly ? 'Pets welcome' : 'No pets')];
  const unknown = [pet_friendly === null && 'Pets unknown', drivetrain === null && 'Access unknown'];
  const quiet = 'flex min-h-7 items-center text-sm text-muted';
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1.5">
      <li>
        <SourceBadge source={site.source} />
      </li>
      {[...known.filter(Boolean), ...features.slice(0, MOST_FEATURES)].map((fact) => (
        <li key={String(fact)}>
          <Badge>{fact}</Badge>
        </li>
      ))}
      {features.length > MOST_FEATURES && (
        <li className={quiet}>and {features.length - MOST_FEATURES} more</li>
      )}
      {unknown.filter(Boolean).map((fact) => (
        <li key={String(fact)} className={quiet}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
