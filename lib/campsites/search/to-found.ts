import { arcOf, roundKm } from '@/lib/geometry';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import type { FoundCampsite } from '../schema';
import { sourceOf } from '../to-campsite';

/** A row of the search's SQL, whose columns already carry the wire's names. */
export interface FoundRow extends Omit<FoundCampsite, 'source' | 'distance'> {
  source: CampsiteRow['source'];
  /** Km through the earth, what the index measures. */
  chord: number;
  /** Whose site it is, for crowding.ts. */
  countedOwner: string | null;
}

export function toFoundCampsite({ chord, source, countedOwner: _, ...site }: FoundRow): FoundCampsite {
  return { ...site, source: sourceOf(source, site.share_flag), distance: roundKm(arcOf(chord)) };
}
