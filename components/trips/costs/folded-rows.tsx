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
        <details className="more-rows">
          <summary>
            {folded.length} more {things}
            <Icon name="chevron-down" />
          </summary>
          <ul>{folded}</ul>
        </details>
      )}
    </>
  );
}
