import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';

interface Props {
  tripId: string;
  current: 'needs' | 'packing';
  /** In the last week the reader's own list comes first, with a dot while something is left to pack. */
  packing: boolean;
  toPack: number;
}

export function GearSwitch({ tripId, current, packing, toPack }: Props) {
  const href = `/trip/${tripId}/gear`;
  const needs = { list: 'needs', label: 'What we need', href };
  const own = { list: 'packing', label: 'My packing list', href: `${href}?list=packing` };
  return (
    <nav aria-label="Gear" className="segmented part-switch">
      {(packing ? [own, needs] : [needs, own]).map((each) => (
        <Link
          key={each.list}
          href={each.href}
          aria-current={each.list === current ? 'page' : undefined}
          className="group relative"
        >
          <span className="group-has-data-pending:opacity-0">{each.label}</span>
          {each === own && packing && toPack > 0 && (
            <span className="size-1.5 shrink-0 rounded-full bg-eucalypt">
              <span className="sr-only">, {toPack} still to pack</span>
            </span>
          )}
          <LinkProgress look="swap" text="Loading trip..." />
        </Link>
      ))}
    </nav>
  );
}
