/** Returns a trip's name, or "Unnamed Trip" when its organiser has given it no name. */
export const tripName = ({ trip_name }: { trip_name: string | null }) => trip_name ?? 'Unnamed Trip';
