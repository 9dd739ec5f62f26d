import 'server-only';
import type { Tx } from '../server/db/client';

/** Whose observations, kept sites and dismissed questions were moved from one campsite to another, as profiles. */
export interface MovedKnowledge {
  observations: string[];
  saved: string[];
  dismissals: string[];
}

/**
 * Moves what people have said of a campsite, that they keep it and that they aren't asked of it, to another. Where
 * somebody has said the same of both already, each stays where it is. With `only`, just those people's. The caller holds both rows.
 */
export async function moveKnowledge(
  tx: Tx,
  from: string,
  into: string,
  only?: MovedKnowledge,
): Promise<MovedKnowledge> {
  const moved = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const observations = only?.observations ?? null;
  const saved = only?.saved ?? null;
  const dismissals = only?.dismissals ?? null;
  return {
    observations: await moved(tx.$queryRaw`
      update site_observations one set campsite_id = ${into}::uuid
      where campsite_id = ${from}::uuid and (${observations}::uuid[] is null or profile_id = any(${observations}::uuid[]))
        and not exists (
          select from site_observations o where o.campsite_id = ${into}::uuid and o.profile_id = one.profile_id)
      returning profile_id::text id`),
    saved: await moved(tx.$queryRaw`
      update saved_sites one set campsite_id = ${into}::uuid
      where campsite_id = ${from}::uuid and (${saved}::uuid[] is null or profile_id = any(${saved}::uuid[]))
        and not exists (
          select from saved_sites s where s.campsite_id = ${into}::uuid and s.profile_id = one.profile_id)
      returning profile_id::text id`),
    dismissals: await moved(tx.$queryRaw`
      update observation_dismissals one set campsite_id = ${into}::uuid
      where campsite_id = ${from}::uuid and (${dismissals}::uuid[] is null or profile_id = any(${dismissals}::uuid[]))
        and not exists (
          select from observation_dismissals d where d.campsite_id = ${into}::uuid and d.profile_id = one.profile_id)
      returning profile_id::text id`),
  };
}
