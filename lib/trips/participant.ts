import type { CostsTrip } from './costs/rows';

/** The facts that decide what a person on a trip may do. */
export interface Participant {
  /** Id of the person's household, whether or not it is going. */
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
