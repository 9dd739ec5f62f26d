import 'server-only';
import { find } from 'geo-tz/all';
import type { Position } from '@/lib/geometry';

/** The usual zone first. "OT" are the other territories, which have no usual zone. */
const zones = new Map<string, readonly string[]>(
  Object.entries({
    ACT: ['Australia/Sydney'],
    NSW: ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
    NT: ['Australia/Darwin'],
    OT: ['Indian/Christmas', 'Indian/Cocos', 'Pacific/Norfolk', 'Australia/Sydney'],
    QLD: ['Australia/Brisbane'],
    SA: ['Australia/Adelaide', 'Australia/Eucla'],
    TAS: ['Australia/Hobart', 'Antarctica/Macquarie'],
    VIC: ['Australia/Melbourne'],
    WA: ['Australia/Perth', 'Australia/Eucla'],
  }),
);

const anyZone = [...zones.values()].flat();

export interface Placed {
  latitude: number | null;
  longitude: number | null;
  state: string | null;
}

export const zoneAt = ({ state, latitude, longitude }: Placed): string | null =>
  latitude === null || longitude === null ? null : zoneOf(state, { latitude, longitude });

/** The state that a site's owner names counts more than the map. Null when no zone is known. */
export function zoneOf(state: string | null, { latitude, longitude }: Position): string | null {
  const ofState = zones.get(state ?? '');
  const mapped = find(latitude, longitude).find((zone) => (ofState ?? anyZone).includes(zone));
  return mapped ?? (state === 'OT' ? null : (ofState?.[0] ?? null));
}
