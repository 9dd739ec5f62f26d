/**
 * The date of the open data. It changes with prisma/seed/campgrounds-au-osm.json. The test compares
 * that file's hash, so that the date isn't forgotten.
 */
export const openDataDay = '2026-11-20';
