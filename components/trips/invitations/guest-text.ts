import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { householdText, vehiclesText } from '../attendance/household';

/** Whom and what a guest brings, in a line: "Priya, Kim (child) · Toyota Prado". */
export const guestText = ({ crew, vehicles }: Guest) =>
  [householdText(crew, ''), vehiclesText(vehicles)].filter(Boolean).join(' · ');
