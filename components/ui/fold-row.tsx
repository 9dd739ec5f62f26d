import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** What is in there so far. */
  detail?: ReactNode;
  open?: boolean;
  /** Names the part for links that lead to it. */
  part?: string;
  children: ReactNode;
}

/** An optional part of a form as one row, which opens in place. */
export function FoldRow({ icon, title, detail, open, part, children }: Props) {
  return (
    <details data-part={part} open={open} className="fold-row">
      <summary>
        <Icon name={icon} className="text-muted" />
        <span>
          {title}
          {detail && <span>{detail}</span>}
        </span>
        <Icon name="chevron-down" className="text-muted" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
