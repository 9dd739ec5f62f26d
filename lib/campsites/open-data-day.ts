/**
 * The date of the open data. It changes with prisma/seed/campgrounds-au-osm.json; the
 * test compares that file's hash.
 */
export const openDataDay = '2026-11-20';
