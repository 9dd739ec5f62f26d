export const isUniqueViolation = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'P2002' || (error.code === 'P2010' && /23505/.test(error.message)));

/** Whether what a row belongs to has gone: deleted by somebody at the same moment. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'P2003' || (error.code === 'P2010' && /23503/.test(error.message)));

/** Whether two transactions waited for each other and this one was ended for it; what it did is undone. */
export const isDeadlock = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'P2034' || (error.code === 'P2010' && /40P01/.test(error.message)));

const connectionCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const connectionWords =
  /ECONNREFUSED|ECONNRESET|EPIPE|connect E(NOENT|HOSTUNREACH|NETUNREACH|TIMEDOUT)|getaddrinfo|\b53300\b|(statement|lock) timeout|Query read timeout|Connection terminated|timeout exceeded when trying to connect|Can't reach database server|Timed out fetching a new connection|57P0[123]|terminating connection|the database system is|Server has closed the connection|ConnectionClosed/i;

/** Whether the database itself did not respond, as opposed to refusing what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (connectionCodes.has(code)) return true;
  return (
    connectionWords.test(`${code} ${error.message}`) ||
    (error.cause !== undefined && isDatabaseDown(error.cause))
  );
}
