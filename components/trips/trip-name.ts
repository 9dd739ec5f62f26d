export const tripName = ({ trip_name }: { trip_name: string | null }) => trip_name ?? 'Unnamed Trip';

/** The specification's word for it, on a card of home. */
export const unnamedTrip = 'Unnamed Trip';
