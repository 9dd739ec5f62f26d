import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { partyText } from '@/lib/trips/attendance/party-text';
import { vehiclesText } from '../attendance/vehicles-text';

/** "Priya, Kim (child) and a dog · Toyota Prado". */
export const guestText = ({ crew, vehicles }: Guest) =>
  [partyText(crew), vehiclesText(vehicles)].filter(Boolean).join(' · ');
