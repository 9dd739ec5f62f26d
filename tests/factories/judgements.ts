import { judgePerson } from '@/lib/operator/people/judge-person';
import type { Person } from './people';

const operator = { address: 'operator@example.com' };

/** Suspends somebody's account as an operator does at the desk. */
export const suspend = ({ viewer }: Pick<Person, 'viewer'>, reason = 'Sends advertisements') =>
  judgePerson(operator, 'suspend', viewer.userId, reason);
export const restore = ({ viewer }: Pick<Person, 'viewer'>, reason = 'Said sorry') =>
  judgePerson(operator, 'restore', viewer.userId, reason);
