/**
 * Primary key of a household, in the form that Prisma expects. The organiser's household has the
 * trip's id as its id.
 */
export interface HouseholdId {
  tripId: string;
  id: string;
}
