import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { factsOf, type Topic } from '@/lib/campsites/known-facts';
import type { SiteDetail } from '@/lib/campsites/schema';
import { missingText } from './missing-text';
import { sourceText } from './source-text';

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
  boatRamp: 'ship',
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
  boatRamp: 'boat ramp',
};

interface Props {
  site: SiteDetail;
  own: boolean;
  /** The day on which its owner last changed it. */
  changedOn: string;
}

/** What is known of a campsite, who says so, and what nobody has said yet. */
export function WhatsKnown({ site, own, changedOn }: Props) {
  const { known, more, lacks, unknown } = factsOf(site);
  const source = sourceText(site.source, own, changedOn);
  return (
    <Card as="section" aria-labelledby="known">
      <CardHeader title="What’s known" titleId="known" />
      {known.length > 0 && (
        <ul className="site-facts">
          {known.map(({ topic, text }) => (
            <li key={topic}>
              <Icon name={icons[topic]} />
              <p>{text}</p>
              <p>{source}</p>
            </li>
          ))}
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
    </Card>
  );
}
