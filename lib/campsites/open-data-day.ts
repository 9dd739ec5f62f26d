/** The day the open data is from. It changes with prisma/seed/campgrounds-au-osm.json, whose hash its test knows. */
export const openDataDay = '2026-11-20';
