import 'server-only';
import { siteKnown } from '@/lib/campsites/facts/known-site';
import { Prisma } from '@/prisma/generated/client';
import { seatingColumns } from '../cars/read-seats';
import { fitColumns } from '../fit/fit-columns';
import { whereaboutsColumn } from '../undecided/open-vote-column';

/** The trip `t` may go to the campsite `c`. */
export const isOpenTo = Prisma.sql`(c.share_flag or c.owner_id = t.organiser_id or c.id = t.campsite_id)`;

/** Keyed by household id. Includes accounts that have blocked the organiser. */
const crewsColumn = Prisma.sql`(
  select coalesce(json_object_agg(h.id, (
    select count(*) from crew_members m
    where m.profile_id = coalesce(h.profile_id, h.refused_by_id) and m.type = 'camper')), '{}')
  from households h where h.trip_id = t.id and coalesce(h.profile_id, h.refused_by_id) is not null) crews`;

/** Used together with `tripsOf`. */
export const voteColumns = Prisma.sql`${fitColumns}, ${seatingColumns}, ${crewsColumn}, t.campsite_id::text "siteId", (
  select json_build_object(
    'id', v.id, 'open', v.closed_at is null, 'closesOn', v.closes_on, 'site', ${whereaboutsColumn},
    'options', (
      select json_agg(json_build_object(
        'id', opt.id, 'kind', opt.kind, 'rank', opt.rank, 'start', opt.start_date, 'end', opt.end_date,
        'name', opt.name, 'chosen', opt.chosen, 'campsite', (
          select json_build_object(
            'id', c.id, 'shared', c.share_flag, 'ownerId', c.owner_id, 'locality', c.locality,
            'latitude', c.latitude, 'longitude', c.longitude, 'known', ${siteKnown})
          from campsites c where c.id = opt.campsite_id and ${isOpenTo}),
        'answers', (
          select coalesce(json_object_agg(said.household_id, said.answer), '{}')
          from vote_answers said where said.option_id = opt.id)
      ) order by opt.kind, opt.rank)
      from vote_options opt where opt.vote_id = v.id))
  from votes v where v.trip_id = t.id) vote`;
