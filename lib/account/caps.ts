/** No family needs that many, and the limits keep one person from filling the database. */
export const caps = {
  trips: 500,
  crew: 200,
  rides: 50,
  gear: 500,
  groups: 50,
  sites: 200,
  saved: 200,
} as const;
