import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  titleId: string;
  aside?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A details element opens without scripts. */
export function Folded({ title, titleId, aside, open, children }: Props) {
  return (
    <details open={open} className="folded">
      <summary>
        <h2 id={titleId}>{title}</h2>
        {aside && <span>{aside}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
