import type { Guest } from '@/lib/invites/schema';
import { householdText } from '../attendance/household';
import { rideName } from '../rides/ride-name';

/** Whom and what a guest brings, in a line: "Priya, Kim (child) · Toyota Prado". */
export const guestText = ({ crew, vehicles }: Guest) =>
  [householdText(crew, ''), vehicles.map(rideName).join(', ')].filter(Boolean).join(' · ');
