/**
 * The date of the open data. Change it whenever prisma/seed/campgrounds-au-osm.json changes. As a
 * reminder, open-data-day.test.ts fails when that file's hash changes.
 */
export const openDataDay = '2026-11-20';
