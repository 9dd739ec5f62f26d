import { Card } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { countText } from '@/lib/text';
import type { SharedGear as Thing } from '@/lib/trips/gear/shared-gear';

interface Props {
  things: Thing[];
}

/**
 * The gear that people share with the group, so that nobody else packs the same thing. The list is
 * folded, because the gear page shows what is missing.
 */
export function SharedGear({ things }: Props) {
  if (things.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="shared-gear">
      <Folded title="Shared gear" titleId="shared-gear" aside={countText(things.length, 'thing')}>
        <ThingList things={things} />
      </Folded>
    </Card>
  );
}

function ThingList({ things }: Props) {
  return (
    <ul className="gap-6 px-5 py-3 sm:max-lg:columns-2">
      {things.map(({ name, owners }) => (
        <li key={name} className="break-inside-avoid py-1 wrap-anywhere">
          {name} <span className="text-muted">· {owners.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
