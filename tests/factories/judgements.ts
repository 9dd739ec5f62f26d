import { judgePerson } from '@/lib/operator/people/judge-person';
import type { Person } from './people';

const operator = { address: 'operator@example.com' };

/** What an operator does to somebody's account, as from the desk. */
export const suspend = ({ viewer }: Pick<Person, 'viewer'>, reason = 'Sends advertisements') =>
  judgePerson(operator, 'suspend', viewer.userId, reason);
export const restore = ({ viewer }: Pick<Person, 'viewer'>, reason = 'Said sorry') =>
  judgePerson(operator, 'restore', viewer.userId, reason);
