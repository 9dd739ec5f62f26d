import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  titleId: string;
  /** One or two words about the content, to the right of the title. */
  aside?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/**
 * A part of a card that people rarely need, folded under its title. It uses a details element,
 * which opens without scripts.
 */
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
