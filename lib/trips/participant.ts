import type { CostsTrip } from './costs/rows';

export interface Participant {
  /** Whether or not it is going. */
  household_id: string | null;
  going: boolean;
  /** True for the organiser and co-organisers. */
  runs: boolean;
}

export const participantOf = ({
  ownId,
  attending,
  role,
}: Pick<CostsTrip, 'ownId' | 'attending' | 'role'>): Participant => ({
  household_id: ownId ?? null,
  going: attending === true,
  runs: role !== null,
});
