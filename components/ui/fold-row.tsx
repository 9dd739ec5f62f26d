import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** What the part holds so far. */
  detail?: ReactNode;
  open?: boolean;
  /** The part's name, for links to it. */
  part?: string;
  children: ReactNode;
}

/** An optional part of a form as a row that opens in place. */
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
