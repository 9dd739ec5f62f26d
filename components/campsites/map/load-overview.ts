/** On demand, or every page that may show a map would load the code that reads tiles. */
export const loadOverview = () => import('./map-data').then((data) => data.loadOverview());
