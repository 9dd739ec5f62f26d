import { types } from 'node:util';

export const isUniqueViolation = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'P2002' || (error.code === 'P2010' && /23505/.test(error.message)));

/** Somebody else deleted the row's parent at the same moment. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error &&
  (isViolationAtCommit(error) ||
    ('code' in error && (error.code === 'P2003' || (error.code === 'P2010' && /23503/.test(error.message)))));

/** A foreign key that is checked only at the commit: Prisma reports it as an error of its adapter. */
const isViolationAtCommit = ({ name, cause }: Error) =>
  name === 'DriverAdapterError' &&
  typeof cause === 'object' &&
  cause !== null &&
  'kind' in cause &&
  cause.kind === 'ForeignKeyConstraintViolation';

export const isDeadlock = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'P2034' || (error.code === 'P2010' && /40P01/.test(error.message)));

/** No connection or resources, a shutdown, a failing disk. 25006: hosts make a full database read-only. */
const downStates = /^(08\w{3}|53\w{3}|57P0\d|58000|58030|25006)$/;
const connectionCodes = new Set(['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** Texts of Node's sockets, pg and Prisma that mean an unavailable database, for errors without a code. */
const connectionWords = [
  'statement timeout',
  'lock timeout',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'terminating connection',
  'connection error and is not queryable',
  'was closed and is not queryable',
  'calling end on the pool',
  'error establishing an SSL connection',
  'Received unexpected ',
  'the database system is',
  "Can't reach database server",
  'Too many database connections',
  'Timed out fetching a new connection',
  'Operation has timed out',
  'Error opening a TLS connection',
  'Server has closed the connection',
  'ConnectionClosed',
];
const socketCodes = /\b(connect|read|write|getaddrinfo) E[A-Z_]{3}|\bE(CONNREFUSED|CONNRESET|PIPE)\b/;

/** False when the database only rejected a query. */
export function isDatabaseDown(error: unknown): boolean {
  // `instanceof` fails in Jest, where the errors of Node's sockets come from another realm.
  if (!types.isNativeError(error)) return false;
  const code = codeOf(error);
  if (connectionCodes.has(code) || downStates.test(stateOf(error))) return true;
  const words = `${code} ${error.message}`;
  const isConnection = socketCodes.test(words) || connectionWords.some((each) => words.includes(each));
  return isConnection || isDatabaseDown(error.cause);
}

/** This query has waited too long for a lock, its own end or one of our connections. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (/^(P2024|P2028)$/.test(codeOf(error)) || /^(55P03|57014|53300)$/.test(stateOf(error))) return true;
  return busyWords.test(error.message) || isDatabaseBusy(error.cause);
}

const busyWords =
  /(statement|lock) timeout|timeout exceeded when trying to connect|Timed out fetching a new connection|Unable to start a transaction in the given time/;

export const isReadOnly = (error: unknown): boolean =>
  types.isNativeError(error) && (stateOf(error) === '25006' || isReadOnly(error.cause));

export const isDiskFull = (error: unknown): boolean =>
  types.isNativeError(error) && (/^(53100|ENOSPC|EDQUOT)$/.test(stateOf(error)) || isDiskFull(error.cause));

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** The SQLSTATE. pg has it in the error's code, Prisma in the message. */
const stateOf = (error: Error) => /Code: `(\w{5})`/.exec(error.message)?.[1] ?? codeOf(error);
