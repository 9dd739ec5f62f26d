/**
 * Imported on demand, because the code that reads tiles would burden every page that may show a
 * map.
 */
export const loadOverview = () => import('./map-data').then((data) => data.loadOverview());
