/**
 * Change it with prisma/seed/campgrounds-au-osm.json; open-data-day.test.ts fails when that file's
 * hash changes.
 */
export const openDataDay = '2026-11-20';
