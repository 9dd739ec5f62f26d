import { Icon } from '@/components/ui/icon';
import type { Topic } from '@/lib/campsites/facts/known-facts';
import { countText } from '@/lib/text';

const words: Record<Topic, string> = {
  access: 'Access',
  pets: 'Pets',
  cost: 'Cost',
  toilets: 'Toilets',
  water: 'Drinking water',
  showers: 'Showers',
  power: 'Power',
  fires: 'Campfires',
  reception: 'Phone reception',
  boat_ramp: 'Boat ramp',
};

interface Props {
  /** "Nobody’s said yet". */
  begins: string;
  topics: Topic[];
}

export function Unsaid({ begins, topics }: Props) {
  if (topics.length === 0) return null;
  return (
    <details className="site-unsaid">
      <summary>
        {begins}: {countText(topics.length, 'thing')}
        <Icon name="chevron-down" />
      </summary>
      <p>{topics.map((topic) => words[topic]).join(', ')}</p>
    </details>
  );
}
