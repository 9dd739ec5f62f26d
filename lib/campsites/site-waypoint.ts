import type { Waypoint } from '../gpx';
import type { Campsite } from './schema';

type Site = Pick<Campsite, 'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'features' | 'source'>;

export const siteWaypoint = (site: Site, appUrl: string): Waypoint => ({
  name: site.name,
  latitude: site.latitude,
  longitude: site.longitude,
  details: [site.address ?? '', site.features.join(', ')].filter(Boolean),
  source: site.source === 'open' ? 'Campground data © OpenStreetMap contributors, ODbL' : null,
  link: `${appUrl}/campsite/${site.id}`,
  symbol: 'Campground',
  type: 'Campsite',
});
