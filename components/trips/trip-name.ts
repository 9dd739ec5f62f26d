export const tripName = ({ trip_name }: { trip_name: string | null }) => trip_name ?? 'Unnamed Trip';
