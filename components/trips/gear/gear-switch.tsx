import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';

interface Props {
  tripId: string;
  current: 'needs' | 'packing';
  toPack: number;
}

export function GearSwitch({ tripId, current, toPack }: Props) {
  const href = `/trip/${tripId}/gear`;
  const lists = [
    { list: 'needs', label: 'What we need', href, count: 0 },
    { list: 'packing', label: 'My packing list', href: `${href}?list=packing`, count: toPack },
  ];
  return (
    <nav aria-label="Gear" className="segmented gear-switch">
      {lists.map(({ list, label, href, count }) => (
        <Link
          key={list}
          href={href}
          aria-current={list === current ? 'page' : undefined}
          className="group relative"
        >
          <span className="group-has-data-pending:opacity-0">{label}</span>
          {count > 0 && (
            <>
              <span aria-hidden="true" className="part-count">
                {count}
              </span>
              <span className="sr-only">, {count} still to pack</span>
            </>
          )}
          <LinkProgress look="swap" text="Loading trip..." />
        </Link>
      ))}
    </nav>
  );
}
