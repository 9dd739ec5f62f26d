import type { ReactNode } from 'react';
import { Kicker } from './kicker';

interface Props {
  id: string;
  title: string;
  count?: number;
  children: ReactNode;
}

/** A list on the page's paper. */
export const ListSection = ({ id, title, count, children }: Props) => (
  <section aria-labelledby={id} className="paper-list">
    <div className="mb-2 flex items-baseline gap-x-3">
      <Kicker id={id}>{title}</Kicker>
      {count !== undefined && count > 0 && <p className="text-meta text-muted">{count}</p>}
    </div>
    {children}
  </section>
);
