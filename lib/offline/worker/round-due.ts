import { writeFact } from './store';

/** Key of the time of the last prefetch round. */
export const ROUND = 'round';

/** Makes the next prefetch round due at once, because the trips have changed. */
export const wantRound = () => writeFact(ROUND, 0);
