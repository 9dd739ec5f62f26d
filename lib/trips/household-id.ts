/** A household's primary key, as Prisma takes it. The organiser's household has the trip's id. */
export interface HouseholdId {
  tripId: string;
  id: string;
}
