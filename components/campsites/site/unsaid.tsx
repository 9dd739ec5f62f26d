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
    <details className="group min-w-0 flex-1 basis-64">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        {begins}: {countText(topics.length, 'thing')}
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      <p className="pb-1 text-[0.9375rem] text-muted">{topics.map((topic) => words[topic]).join(', ')}</p>
    </details>
  );
}
