import 'server-only';
import type { KnownRow } from '@/lib/campsites/facts/known-site';
import { siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { shownByTrip } from '@/lib/campsites/policy';
import { coverSeed } from '@/lib/cover-art/seed';
import type { Day } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Position } from '@/lib/geometry';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { seatingColumns } from '../cars/read-seats';
import type { Seating } from '../cars/seat-plan';
import { unknownSite } from '../fit/finding';
import { toWire } from '../fit/schema';
import { presentAt, type Stop, type StopRow, stopOrFirst, stopsOf } from '../stops/stops';
import { stopsColumn } from '../stops/stops-column';
import { type TripCaller, tripOfCaller, viewerOf } from '../trip-caller';
import { backupFit } from './backup-fit';
import type { Backup, Backups } from './schema';
import type { ShownBackup } from './shown-backup';

export interface BackupRow {
  id: string;
  /** Null stands for the first stop. */
  stopId: string | null;
  name: string;
  /** The campsite's name when it became the plan B. */
  named: string;
  trigger: string | null;
  decideBy: Day | null;
  swappedAt: string | null;
  campsite:
    | (Position & {
        id: string;
        shared: boolean;
        ownerId: string | null;
        locality: string | null;
        phone: string | null;
        known: KnownRow;
      })
    | null;
}

/** The campsite `c` of a plan B `b` of a trip `t`; none when the trip may not show it. */
export const backupSite = Prisma.sql`left join campsites c on c.id = b.campsite_id and ${shownByTrip}`;

/** Oldest first; used together with `tripsOf`. */
export const backupsColumn = Prisma.sql`(
  select coalesce(json_agg(json_build_object(
    'id', b.id, 'stopId', b.stop_id, 'name', coalesce(c.name, b.name), 'named', b.name, 'trigger', b.trigger, 'decideBy', b.decide_by,
    'swappedAt', b.swapped_at, 'campsite', case when c.id is not null then json_build_object(
      'id', c.id, 'shared', c.share_flag, 'ownerId', c.owner_id, 'locality', c.locality, 'phone', c.phone_contact,
      'latitude', c.latitude, 'longitude', c.longitude, 'known', ${siteKnown}) end
  ) order by b.created_at, b.id), '[]')
  from backups b ${backupSite} where b.trip_id = t.id) backups`;

/** Long enough to sleep on it. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** Null when a swap of this plan B is no undo. */
export function undoUntil(swappedAt: string | Date | null, now: Date): Date | null {
  const until = swappedAt && new Date(new Date(swappedAt).getTime() + UNDO_MS);
  return until && until > now ? until : null;
}

interface Going extends Pick<Seating, 'tows'> {
  /** In order, at least one. */
  stops: readonly Stop[];
  attendees: readonly Household[];
}

/** In the order of their stops. */
export function toBackups(caller: TripCaller, rows: readonly BackupRow[], going: Going): ShownBackup[] {
  const { stops, attendees, tows } = going;
  const shown = rows.map((row) => ({ ...row, stop: stopOrFirst(stops, row.stopId) }));
  shown.sort((one, other) => one.stop.number - other.stop.number);
  const now = new Date();
  const viewer = viewerOf(caller);
  return shown.map(({ id, stop, name, named, trigger, decideBy, swappedAt, campsite }) => {
    // As in a vote, others see only the name of a private campsite, unless the trip was to go there.
    const hidden =
      campsite !== null &&
      !campsite.shared &&
      campsite.ownerId !== (viewer?.profileId ?? '') &&
      undoUntil(swappedAt, now) === null;
    const site = hidden ? null : campsite;
    const fit = hidden
      ? { findings: [], cars: null }
      : backupFit({
          site: campsite ? conditionsOf(campsite.known) : unknownSite,
          households: presentAt(attendees, stop, stops),
          dates: { start_date: stop.arrive_on, end_date: stop.leave_on },
          tows,
        });
    return {
      id,
      stop_id: stop.id,
      location_id: site?.id ?? null,
      location_name: name,
      trigger: swappedAt ? null : trigger,
      decide_by: swappedAt ? null : decideBy,
      fit: fit.findings.map(toWire),
      undo_until: undoUntil(swappedAt, now)?.toISOString() ?? null,
      cars: fit.cars,
      cover: site ? coverSeed(site) : coverSeed({ name }),
      spot: site && { latitude: site.latitude, longitude: site.longitude },
      phone: site?.phone ?? null,
      named,
    };
  });
}

/** What the look-up of a trip's page says of those who go. */
export const goingOn = ({
  stops,
  people,
  seating,
}: Pick<Going, 'stops'> & {
  people: { attendees: readonly Household[] };
  seating: Pick<Seating, 'tows'>;
}): Going => ({
  stops,
  attendees: people.attendees,
  tows: seating.tows,
});

type Row = PeopleRow &
  Seating & {
    start_date: Day;
    end_date: Day;
    location_name: string;
    stops: StopRow[] | null;
    backups: BackupRow[];
  };

/** Null when the caller can't see the trip. */
export async function getBackups(caller: TripCaller, client: Tx = db): Promise<Backups | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [row] = await readRows<Row>(
    Prisma.sql`
    select ${peopleOfTrip}, t.location_name, ${seatingColumns}, ${stopsColumn}, ${backupsColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    client,
  );
  if (!row) return null;
  const place = { location_id: null, latitude: null, longitude: null, state: null };
  const stops = stopsOf({ ...row, ...place, id: tripId }, row.stops);
  const { attendees } = toPeople(row);
  const shown = toBackups(caller, row.backups, { stops, attendees, tows: row.tows });
  return {
    backups: shown.map(({ cars: _c, cover: _o, spot: _s, phone: _p, named: _n, ...backup }) => backup),
  };
}

export async function readBackup(tx: Tx, caller: TripCaller, id: string): Promise<Backup> {
  const found = (await getBackups(caller, tx))?.backups.find((each) => each.id === id);
  if (!found) throw notFound();
  return found;
}

/** Null when the caller can't see the trip. */
export async function getBackupRows(caller: TripCaller): Promise<BackupRow[] | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<{ backups: BackupRow[] }>(
    Prisma.sql`select ${backupsColumn} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
  );
  return row?.backups ?? null;
}
