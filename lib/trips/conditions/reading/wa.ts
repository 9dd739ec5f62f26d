import type { Item } from '../item';
import { type Fields, fieldsIn } from './json';
import { positionOf, shapesOf } from './shapes';

export const waSource = { name: 'Emergency WA', url: 'https://www.emergency.wa.gov.au/' };

/** The shapes on the agency's own map, else the position of the incident. */
export function waWhere(row: Fields): Item['where'] {
  const { features } = fieldsIn(row['geo-source']);
  const geometries = (Array.isArray(features) ? features : []).map((one) => fieldsIn(one).geometry);
  const shapes = shapesOf({ geometries });
  if (Object.keys(shapes).length > 0) return shapes;
  const { latitude, longitude } = fieldsIn(row.location);
  const spot = positionOf(latitude, longitude);
  return spot ? { spots: [spot] } : {};
}
