/**
 * The database with the schema and the bundled data, from which each worker's database is copied.
 */
export const templateDatabase = 'template_campmates';

/** Returns the name of a Jest worker's database. Workers count from 1. */
export const workerDatabase = (worker: number | string) => `test_${worker}`;

/** Returns the URL of another database in the same cluster. */
export function siblingUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
