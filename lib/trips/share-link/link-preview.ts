import 'server-only';
import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import type { NextRequest } from 'next/server';
import { cache } from 'react';
import { shownByTrip } from '@/lib/campsites/policy';
import { keptPreview, newPreview } from '@/lib/cover-art/cache';
import { secondsToNewCover } from '@/lib/cover-art/limit';
import type { Preview } from '@/lib/cover-art/preview-png';
import { coverSeed } from '@/lib/cover-art/seed';
import type { Day } from '@/lib/dates';
import { AppError, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { readRows } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { capital } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { isPaused } from '../policy';
import { stopCount } from '../stops/stop-words';
import { openVoteColumn } from '../undecided/open-vote-column';
import { nearText, type OpenVote, whenOf } from '../undecided/when-and-where';
import { type AreaRow, areaColumns, areaText, findSharedTrip, withArea } from './find-shared-trip';

type LinkKind = 'invite' | 'join';

interface Told {
  trip_name: string | null;
  suburb: string | null;
  start_date: Day;
  end_date: Day;
  openVote: OpenVote | null;
  /** How many stops; 0 for a trip with one. */
  several: number;
}

/** All members of a chat see the preview, so it has nobody's name, and only the suburb of the site. */
const toPreview = ({ trip_name, suburb, openVote, several, ...dates }: Told, cover: string): Preview => ({
  cover,
  title: trip_name ?? 'A camping trip',
  lines: [
    ...Object.values(whenOf(dates, openVote)),
    nearText(suburb, openVote),
    several > 1 ? capital(stopCount(several)) : null,
  ].flatMap((line) => line ?? []),
});

/** Null for a link that is unknown or closed, and for an invitation to a person with an account. */
export const getLinkPreview = cache(async (kind: LinkKind, token: string): Promise<Preview | null> => {
  if (kind === 'invite') return previewOfInvitation(token);
  const found = await findSharedTrip(null, [], token);
  return found?.open
    ? toPreview({ ...found.shared.trip, openVote: found.vote, several: found.stops.length }, found.cover)
    : null;
});

interface InvitedRow extends AreaRow, Omit<Told, 'suburb'> {
  tripId: string;
}

async function previewOfInvitation(token: string): Promise<Preview | null> {
  const [row] = await readRows<InvitedRow>(Prisma.sql`
    select t.id::text "tripId", t.name trip_name, t.start_date::text, t.end_date::text, ${areaColumns}, ${openVoteColumn()},
           (select count(*)::int from stops stop where stop.trip_id = t.id) several
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    left join users u on u.email = i.email
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}
    ${withArea}
    where l.token_hash = ${hashToken(token)} and h.profile_id is null and u.id is null
      and not ${isPaused}`);
  if (!row) return null;
  return toPreview({ ...row, suburb: areaText(row.area) }, coverSeed({ ...row.area, name: row.tripId }));
}

export async function linkMetadata(kind: LinkKind, token: string, title: string): Promise<Metadata> {
  const preview = await getLinkPreview(kind, token);
  if (!preview) return { title };
  const description = preview.lines.join(' · ');
  // Chats cache pictures by their URL.
  const version = createHash('sha256').update(JSON.stringify(preview)).digest('hex').slice(0, 8);
  const url = `${env().APP_URL}/${kind}/${token}/preview.png?v=${version}`;
  return {
    title,
    description,
    openGraph: {
      siteName: 'Campmates',
      title: preview.title,
      description,
      images: [{ url, width: 1200, height: 630, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export async function respondWithPreview(
  request: NextRequest,
  kind: LinkKind,
  token: string,
): Promise<Response> {
  const preview = await getLinkPreview(kind, token);
  if (!preview) throw notFound();
  const kept = keptPreview(preview);
  const retryAfterSeconds = kept === undefined ? await secondsToNewCover(request) : 0;
  if (retryAfterSeconds > 0) throw new AppError(429, 'Too many new pictures at once.', { retryAfterSeconds });
  return new Response(await (kept ?? newPreview(preview)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Chats may fetch the picture (public/robots.txt), but search engines must not index it.
      'x-robots-tag': 'noindex',
    },
  });
}
