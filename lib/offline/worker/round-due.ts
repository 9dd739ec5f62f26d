import { writeFact } from './store';

/** Key under which the time of the last prefetch round is stored. */
export const ROUND = 'round';

/** Makes the next prefetch round due at once. Call it when the trips have changed. */
export const wantRound = () => writeFact(ROUND, 0);
