import 'server-only';
import type { Position } from '../geometry';
import { stateIn } from './state-in';
import lands from './state-land.json';

/**
 * Null at sea, on small islands and in the territories far away, where the nearest suburb tells the
 * state.
 */
export const stateAt = (spot: Position): string | null => stateIn(lands, spot);
