import { rideName } from '@/components/household/rides/ride-name';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { householdText } from '../attendance/household';

/** Whom and what a guest brings, in a line: "Priya, Kim (child) · Toyota Prado". */
export const guestText = ({ crew, vehicles }: Guest) =>
  [householdText(crew, ''), vehicles.map(rideName).join(', ')].filter(Boolean).join(' · ');
