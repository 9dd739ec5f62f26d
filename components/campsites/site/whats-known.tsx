import { Card, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { factsOf } from '@/lib/campsites/known-facts';
import type { Observation, Observations } from '@/lib/campsites/observations/schema';
import type { SiteDetail, SitePark } from '@/lib/campsites/schema';
import { AddObservation } from './add-observation';
import { FactList } from './fact-list';
import { parkTexts } from './park-texts';
import { sourceText } from './source-text';

interface Props {
  site: SiteDetail;
  park: SitePark | null;
  /** What campers say of it, and what the viewer has said. */
  observations: Observations;
  ownObservation: Observation | null;
  own: boolean;
  /** The day on which its owner last changed it. */
  changedOn: string;
}

/** What is known of a campsite, who says so, and what nobody has said yet. */
export function WhatsKnown({ site, park, observations, ownObservation, own, changedOn }: Props) {
  return (
    <Card as="section" aria-labelledby="known">
      <CardHeader title="What’s known" titleId="known" />
      <FactList
        facts={factsOf({ ...site, observations })}
        source={sourceText(site.source, own, changedOn)}
        unsaid="Nobody has said yet"
      >
        {park && (
          <li>
            <Icon name="tent-tree" />
            {parkTexts(park).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        )}
      </FactList>
      <AddObservation siteId={site.id} shared={site.share_flag} own={ownObservation} />
    </Card>
  );
}
