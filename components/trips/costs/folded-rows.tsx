import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface Props {
  /** The number of rows that are shown at first. */
  most: number;
  things: string;
  children: ReactNode[];
}

/**
 * A list that folds its last rows when it is long. It uses a details element, so that people can
 * unfold the rows without scripts.
 */
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
