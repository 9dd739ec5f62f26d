import { types } from 'node:util';

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

/**
 * The codes with which Postgres and poolers tell that they cannot work just now: no connection, no resources, stopping,
 * a disk that fails, and read-only, as hosts make a database whose disk is full.
 */
const downStates = /^(08\w{3}|53\w{3}|57P0\d|58000|58030|25006)$/;
const connectionCodes = new Set(['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** The words of Node's sockets, of pg and of Prisma for the same, where they give no code. */
const connectionWords =
  /\b(connect|read|write|getaddrinfo) E[A-Z_]{3,}|\bE(CONNREFUSED|CONNRESET|PIPE)\b|(statement|lock) timeout|Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|terminating connection|connection error and is not queryable|was closed and is not queryable|calling end on the pool|error establishing an SSL connection|Received unexpected \w+ message from backend|the database system is|Can't reach database server|Too many database connections|Timed out fetching a new connection|Operation has timed out|Error opening a TLS connection|Server has closed the connection|ConnectionClosed/;

/** Whether the database itself does not respond or cannot work, as opposed to refusing what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  // Not `instanceof`: in Jest the errors of Node's sockets are of another realm.
  if (!types.isNativeError(error)) return false;
  const code = codeOf(error);
  if (connectionCodes.has(code) || downStates.test(stateOf(error))) return true;
  return connectionWords.test(`${code} ${error.message}`) || isDatabaseDown(error.cause);
}

/** Whether there is no room left on a disk: the database's, or that of our own files. */
export const isDiskFull = (error: unknown): boolean =>
  types.isNativeError(error) && (/^(53100|ENOSPC|EDQUOT)$/.test(stateOf(error)) || isDiskFull(error.cause));

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** The SQLSTATE of a failed statement: pg's code, which Prisma has in its words. */
const stateOf = (error: Error) => /Code: `(\w{5})`/.exec(error.message)?.[1] ?? codeOf(error);
