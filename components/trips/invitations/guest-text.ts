import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { partyText } from '@/lib/trips/attendance/party-text';
import { vehiclesText } from '../attendance/vehicles-text';

/**
 * The people and vehicles that a guest brings, in a line: "Priya, Kim (child) and a dog · Toyota
 * Prado".
 */
export const guestText = ({ crew, vehicles }: Guest) =>
  [partyText(crew), vehiclesText(vehicles)].filter(Boolean).join(' · ');
