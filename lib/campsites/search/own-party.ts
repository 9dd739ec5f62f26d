import type { Drivetrain } from '@/lib/drivetrains';
import type { Want } from '../search-choices';

export interface OwnParty {
  /** The household's car that can reach the most sites. */
  car: { name: string; drivetrain: Drivetrain } | null;
  pets: readonly string[];
}

/** What a site must offer to suit the household. */
export const ownNeeds = ({ car, pets }: OwnParty): Want[] => [
  ...(pets.length > 0 ? ['pets' as const] : []),
  ...(car ? ['car' as const] : []),
];
