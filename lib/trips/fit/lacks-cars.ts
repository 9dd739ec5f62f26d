import type { Finding } from './finding';

/** True when there are too few seats, or when no car can tow a trailer or boat. */
export const lacksCars = (findings: readonly Pick<Finding, 'rule' | 'level'>[]): boolean =>
  findings.some(({ rule, level }) => level === 'problem' && (rule === 'seats' || rule === 'tow'));
