import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface Props {
  most: number;
  things: string;
  children: ReactNode[];
}

/** A details element unfolds without scripts. */
export function FoldedRows({ most, things, children }: Props) {
  const folded = children.length > most + 2 ? children.slice(most) : [];
  return (
    <>
      <ul>{children.slice(0, children.length - folded.length)}</ul>
      {folded.length > 0 && (
        <details className="group">
          <summary className="flex min-h-12 list-none items-center gap-2 border-t border-line font-medium hover:bg-eucalypt-soft [&::-webkit-details-marker]:hidden">
            {folded.length} more {things}
            <Icon
              name="chevron-down"
              className="text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <ul>{folded}</ul>
        </details>
      )}
    </>
  );
}
