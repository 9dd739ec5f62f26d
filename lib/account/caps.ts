/** How many of each kind one person can have: more than any family, yet so few that nobody can fill the database. */
export const caps = {
  trips: 500,
  crew: 200,
  rides: 50,
  gear: 500,
  groups: 50,
  sites: 200,
  saved: 200,
} as const;
