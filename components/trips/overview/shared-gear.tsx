import { Card, CardHeader } from '@/components/ui/card';
import { countText } from '@/lib/text';
import type { SharedGear as Thing } from '@/lib/trips/shared-gear';

interface Props {
  things: Thing[];
}

/** How many are named before the rest is folded. */
const FIRST = 8;

/** What those going share with the group, so that nobody packs a second one. */
export function SharedGear({ things }: Props) {
  if (things.length === 0) return null;
  const more = things.slice(FIRST);
  return (
    <Card as="section" aria-labelledby="shared-gear">
      <CardHeader title="Shared gear" titleId="shared-gear" />
      <ThingList things={things.slice(0, FIRST)} />
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center border-t border-line px-5 text-muted underline underline-offset-4">
            {countText(more.length, 'more thing')}
          </summary>
          <ThingList things={more} />
        </details>
      )}
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
