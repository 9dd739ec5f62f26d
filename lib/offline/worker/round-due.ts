import { writeFact } from './store';

export const ROUND = 'round';

export const wantRound = () => writeFact(ROUND, 0);
