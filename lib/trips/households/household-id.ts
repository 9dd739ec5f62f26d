/**
 * Primary key of a household, in the form that Prisma expects. The id of the organiser's household
 * equals the trip's id.
 */
export interface HouseholdId {
  tripId: string;
  id: string;
}
