/** The name of a trip, or "Unnamed Trip" when its organiser left the name blank. */
export const tripName = ({ trip_name }: { trip_name: string | null }) => trip_name ?? 'Unnamed Trip';
