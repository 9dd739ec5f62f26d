/** A state's clocks. Those of Broken Hill and Eucla go otherwise, by half an hour and by three quarters. */
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

/** The time zone of a site; null where its state isn't known. */
export function zoneOf(state: string | null, longitude: number): string | null {
  if (state === 'OT') return islandZone(longitude);
  if (state === 'NSW' && longitude > 157) return 'Australia/Lord_Howe';
  return zones.get(state ?? '') ?? null;
}

/** Of the territories in the Indian Ocean, and of Norfolk Island. */
function islandZone(longitude: number): string | null {
  if (longitude < 100) return 'Indian/Cocos';
  if (longitude < 110) return 'Indian/Christmas';
  // Jervis Bay keeps the time of the coast round it.
  return longitude > 160 ? 'Pacific/Norfolk' : 'Australia/Sydney';
}
