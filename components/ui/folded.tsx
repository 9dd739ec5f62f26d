import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  titleId: string;
  /** At the right of the title: what is in there, in a word or two. */
  aside?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** The part of a card that is seldom looked at, under its title; the browser opens it without scripts. */
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
