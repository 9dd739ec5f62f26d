/**
 * Imports the code that reads tiles on demand. Otherwise every page that may show a map would have
 * to load this code.
 */
export const loadOverview = () => import('./map-data').then((data) => data.loadOverview());
