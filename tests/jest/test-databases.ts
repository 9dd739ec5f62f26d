/** Holds the schema and the bundled data, for each worker's database to be copied from. */
export const templateDatabase = 'template_campmates';

/** The database of one of Jest's workers, which count from 1. */
export const workerDatabase = (worker: number | string) => `test_${worker}`;

/** The address of another database in the same cluster. */
export function siblingUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
