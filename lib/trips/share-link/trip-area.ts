import { Prisma } from '@/prisma/generated/client';

/** The approximate place, which everybody with the trip's link may know. */
interface Area {
  name: string;
  state: string | null;
  /** A public campsite's own position, or the centre of the suburb of any other site. */
  latitude: number | null;
  longitude: number | null;
}

export interface AreaRow {
  area: Area | null;
}

/** Needs `withArea`. Without a campsite, the town that the AI named. */
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

export const areaText = (area: Area | null): string | null =>
  area && [area.name, area.state].filter(Boolean).join(' ');
