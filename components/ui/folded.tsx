import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  titleId: string;
  /** What is inside, in a word or two, at the right of the title. */
  aside?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** The rarely used part of a card, under its title. The browser opens it without scripts. */
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
