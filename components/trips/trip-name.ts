/** What a trip is called where its organiser left the name blank. */
export const tripName = ({ trip_name }: { trip_name: string | null }) => trip_name ?? 'Unnamed Trip';
