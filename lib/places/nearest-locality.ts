import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { chordOf } from '../geometry';
import { LOCAL_KM } from './find-place';

/**
 * SQL for the nearest place to a campsite `c` that has no locality of its own: in the campsite's
 * state, and within 50 km.
 */
export const nearestLocality = Prisma.sql`
  select p.name, p.state from places p
  cross join lateral (
    select earth_position(p.latitude, p.longitude) <-> earth_position(c.latitude, c.longitude) chord
  ) away
  where c.locality is null and (c.state is null or p.state = c.state)
    and chord <= ${Prisma.raw(String(chordOf(LOCAL_KM)))}::float8
  order by chord limit 1`;
