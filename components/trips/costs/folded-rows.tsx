import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface Props {
  /** How many stand open. */
  most: number;
  things: string;
  children: ReactNode[];
}

/** A list whose end is folded away where it is long; the browser opens it without scripts. */
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
