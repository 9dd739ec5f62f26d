/** The id of the organiser's household equals the trip's id. */
export interface HouseholdId {
  tripId: string;
  id: string;
}
