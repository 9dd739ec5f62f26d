/** What names a household: its key, as Prisma takes it. The organiser's has the trip's id. */
export interface HouseholdId {
  tripId: string;
  id: string;
}
