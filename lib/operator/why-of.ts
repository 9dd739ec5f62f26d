import type { Entry } from './schema';

/** ": the reason", after what the log says was done; nothing for an action whose operator gave no reason. */
export const whyOf = ({ action, reason }: Pick<Entry, 'action' | 'reason'>) =>
  reason === action ? '' : `: ${reason}`;
