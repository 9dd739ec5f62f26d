import type { WholeResponse } from './fault-page';

/** The contract's 405: Next answers a wrong method with nothing, or with a page. */
export const methodNotAllowed = (allow?: string): WholeResponse => ({
  status: 405,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...(allow && { allow }) },
  body: JSON.stringify({ error: 'That cannot be done here.' }),
});
