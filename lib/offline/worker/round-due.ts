import { writeFact } from './store';

/** The fact that says when the last round was. */
export const ROUND = 'round';

/** One's trips have changed: the next round is due at once. */
export const wantRound = () => writeFact(ROUND, 0);
