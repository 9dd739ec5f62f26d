import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  open?: boolean;
  /** The name by which a link can open this part. */
  part?: string;
  children: ReactNode;
}

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
