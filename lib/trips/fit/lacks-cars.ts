import type { Finding } from './finding';

/** True when there are too few seats, or a trailer or boat that no car can tow. */
export const lacksCars = (findings: readonly Pick<Finding, 'rule' | 'level'>[]): boolean =>
  findings.some(({ rule, level }) => level === 'problem' && (rule === 'seats' || rule === 'tow'));
