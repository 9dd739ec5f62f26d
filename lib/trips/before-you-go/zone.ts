/**
 * The time zone of each state. It is also used for two places with a time of their own: Broken Hill
 * (half an hour behind NSW) and Eucla (three quarters of an hour ahead of WA).
 */
const zones = new Map(
  Object.entries({
    ACT: 'Australia/Sydney',
    NSW: 'Australia/Sydney',
    NT: 'Australia/Darwin',
    QLD: 'Australia/Brisbane',
    SA: 'Australia/Adelaide',
    TAS: 'Australia/Hobart',
    VIC: 'Australia/Melbourne',
    WA: 'Australia/Perth',
  }),
);

/** Returns the time zone of a site; null when the site's state is unknown. */
export function zoneOf(state: string | null, longitude: number): string | null {
  if (state === 'OT') return islandZone(longitude);
  if (state === 'NSW' && longitude > 157) return 'Australia/Lord_Howe';
  return zones.get(state ?? '') ?? null;
}

/**
 * Returns the time zone of a place in a territory with the state "OT" in the open data: the islands
 * in the Indian Ocean, Norfolk Island and Jervis Bay.
 */
function islandZone(longitude: number): string | null {
  if (longitude < 100) return 'Indian/Cocos';
  if (longitude < 110) return 'Indian/Christmas';
  // Jervis Bay has the same time as the coast around it.
  return longitude > 160 ? 'Pacific/Norfolk' : 'Australia/Sydney';
}
