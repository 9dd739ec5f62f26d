/** Comes with the map alone: what reads its tiles would weigh on every page that may show one. */
export const loadOverview = () => import('./map-data').then((data) => data.loadOverview());
