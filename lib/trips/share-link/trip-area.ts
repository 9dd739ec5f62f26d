import { Prisma } from '@/prisma/generated/client';

/** The approximate place of a trip's site, which everybody with the trip's link may know. */
interface Area {
  name: string;
  state: string | null;
  /**
   * Position of a public campsite, or for any other site the centre of its suburb; null when
   * unknown.
   */
  latitude: number | null;
  longitude: number | null;
}

export interface AreaRow {
  area: Area | null;
}

/**
 * SQL column with the suburb of the campsite `c` of a trip `t` or, without a campsite, the town that
 * the AI named. Used together with `withArea`.
 */
export const areaColumns = Prisma.sql`
  case
    when suburb.name is not null then json_build_object(
      'name', suburb.name, 'state', suburb.state,
      'latitude', case when c.share_flag then c.latitude else suburb.latitude end,
      'longitude', case when c.share_flag then c.longitude else suburb.longitude end)
    when said.town_name is not null then json_build_object(
      'name', said.town_name, 'state', said.town_state, 'latitude', said.latitude, 'longitude', said.longitude)
  end area`;

export const withArea = Prisma.sql`
  left join lateral (
    select name, state, latitude, longitude from places
    where c.id is not null
    order by earth_position(latitude, longitude) <-> earth_position(c.latitude, c.longitude)
    limit 1
  ) suburb on true
  left join ai_suggestions said on said.id = t.ai_suggestion_id`;

/** Returns an area as a text, such as "Kangaroo Valley NSW"; null without an area. */
export const areaText = (area: Area | null): string | null =>
  area && [area.name, area.state].filter(Boolean).join(' ');
