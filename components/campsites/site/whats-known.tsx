import { Section } from '@/components/ui/section';
import { factsOf } from '@/lib/campsites/facts/known-facts';
import { toldGroups } from '@/lib/campsites/facts/told-groups';
import type { Observation, Observations } from '@/lib/campsites/observations/schema';
import type { Disagreements, SiteDetail, SiteEvidence, SitePark } from '@/lib/campsites/schema';
import { AddObservation } from './add-observation';
import { FactGroups } from './fact-groups';
import { sourceText } from './source-text';
import { Unsaid } from './unsaid';

interface Props {
  site: SiteDetail;
  park: SitePark | null;
  evidence: SiteEvidence | null;
  /**
   * `disagreements` has the facts on which campers differ, and `ownObservation` what the viewer
   * has said, or null.
   */
  observations: Observations;
  disagreements: Disagreements;
  ownObservation: Observation | null;
  own: boolean;
  /** On which the owner last changed the site. */
  changedOn: string;
}

export function WhatsKnown({ site, observations, ownObservation, own, changedOn, ...said }: Props) {
  const facts = factsOf({ ...site, observations });
  const groups = toldGroups({
    ...said,
    facts,
    source: sourceText(site.source, own, changedOn),
  });
  const tell = <AddObservation siteId={site.id} shared={site.share_flag} own={ownObservation} />;
  return (
    <Section title="What’s known">
      {groups.length > 0 && <FactGroups groups={groups} />}
      <div id="tell" className="site-tell mt-4 border-b px-0">
        {groups.length > 0 ? (
          <Unsaid begins="Nobody’s said yet" topics={facts.unknown} />
        ) : (
          <p>Nobody’s said anything yet.</p>
        )}
        {tell}
      </div>
    </Section>
  );
}
