import 'server-only';
import { find } from 'geo-tz/all';
import type { Position } from '@/lib/geometry';

/**
 * The time zones that are in use in each state, the usual one first. Broken Hill is half an hour
 * behind the rest of NSW, and the south-east of WA three quarters of an hour ahead of Perth, up to
 * the first roadhouse in SA. "OT" are the other territories, which have no usual zone.
 */
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

/** The zones of all states, for a place whose state is unknown. */
const anyZone = [...zones.values()].flat();

/**
 * Returns the time zone of a place. The state's answer counts more than the map: a site whose owner
 * says that it is in Queensland has Queensland's time, also on the other bank of the river. Returns
 * null where no zone of the state is known, such as at sea off an unknown state.
 */
export function zoneOf(state: string | null, { latitude, longitude }: Position): string | null {
  const ofState = zones.get(state ?? '');
  const mapped = find(latitude, longitude).find((zone) => (ofState ?? anyZone).includes(zone));
  return mapped ?? (state === 'OT' ? null : (ofState?.[0] ?? null));
}
