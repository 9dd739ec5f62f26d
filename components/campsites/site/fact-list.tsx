import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { missingText } from '@/lib/campsites/brief-facts';
import type { Facts, Topic } from '@/lib/campsites/known-facts';
import { campersText } from './source-text';

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
  facts: Facts;
  /** Who says what campers don't say. */
  source: string;
  /** What the line of the unknown begins with. */
  unsaid: string;
  /** Further list items. */
  children?: ReactNode;
}

/** What is known of a campsite, who says so, and what nobody has said yet. */
export function FactList({ facts, source, unsaid, children }: Props) {
  const { known, more, lacks, unknown } = facts;
  return (
    <>
      {(known.length > 0 || children) && (
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
          {children}
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
        <p className="site-quiet">
          {unsaid}: {unknown.map((topic) => words[topic]).join(', ')}.
        </p>
      )}
    </>
  );
}
