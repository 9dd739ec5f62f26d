import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  open?: boolean;
  /** The name by which a link can open this part. */
  part?: string;
  /** True when opening the row goes to its first field, so that it takes one tap less. */
  focuses?: boolean;
  children: ReactNode;
}

export function FoldRow({ icon, title, detail, open, part, focuses = false, children }: Props) {
  return (
    <details data-part={part} open={open} className="fold-row">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary onClick={focuses ? openAndFocus : undefined}>
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

/** Within the tap itself, because a phone opens its keyboard only then. */
function openAndFocus(event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget.parentElement;
  if (!(row instanceof HTMLDetailsElement) || row.open) return;
  event.preventDefault();
  row.open = true;
  row.querySelector('input')?.focus();
}
