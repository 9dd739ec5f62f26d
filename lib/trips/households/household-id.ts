/**
 * A household's primary key, in the shape that Prisma expects. The organiser's household has the
 * trip's id.
 */
export interface HouseholdId {
  tripId: string;
  id: string;
}
