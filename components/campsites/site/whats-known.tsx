import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { factsOf, type Topic } from '@/lib/campsites/known-facts';
import type { Observation, Observations } from '@/lib/campsites/observations/schema';
import type { SiteDetail, SitePark } from '@/lib/campsites/schema';
import { AddObservation } from './add-observation';
import { missingText } from './missing-text';
import { parkTexts } from './park-texts';
import { campersText, sourceText } from './source-text';

const icons: Record<Topic, IconName> = {
  access: 'mountain',
  pets: 'paw-print',
  cost: 'receipt-text',
  toilets: 'toilet',
  water: 'droplets',
  showers: 'shower-head',
  power: 'plug',
  fires: 'flame',
  reception: 'signal',
  boat_ramp: 'ship',
};

const words: Record<Topic, string> = {
  access: 'access',
  pets: 'pets',
  cost: 'cost',
  toilets: 'toilets',
  water: 'drinking water',
  showers: 'showers',
  power: 'power',
  fires: 'campfires',
  reception: 'phone reception',
  boat_ramp: 'boat ramp',
};

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
  const { known, more, lacks, unknown } = factsOf(site, observations);
  const source = sourceText(site.source, own, changedOn);
  return (
    <Card as="section" aria-labelledby="known">
      <CardHeader title="What’s known" titleId="known" />
      {(known.length > 0 || park) && (
        <ul className="site-facts">
          {known.map(({ topic, text, said, otherwise }) => (
            <li key={topic}>
              <Icon name={icons[topic]} />
              <p>{text}</p>
              <p>
                {said ? campersText(said) : source}
                {otherwise && `. ${source}: ${otherwise}`}
              </p>
            </li>
          ))}
          {park && (
            <li>
              <Icon name="tent-tree" />
              {parkTexts(park).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          )}
        </ul>
      )}
      {more.length > 0 && (
        <div className="site-more">
          <h3>Also there</h3>
          <ul className="flex flex-wrap gap-2">
            {more.map((name) => (
              <li key={name} className="max-w-full">
                <Badge className="shrink wrap-anywhere">{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {lacks.length > 0 && <p className="site-quiet">{missingText(lacks)}.</p>}
      {unknown.length > 0 && (
        <p className="site-quiet">Nobody has said yet: {unknown.map((topic) => words[topic]).join(', ')}.</p>
      )}
      <AddObservation siteId={site.id} shared={site.share_flag} own={ownObservation} />
    </Card>
  );
}
