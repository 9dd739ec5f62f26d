import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

interface Props {
  icon: IconName;
  text: string;
  detail?: ReactNode;
  /** The button or link that finishes the task. */
  children: ReactNode;
}

/** A list item for an open task of a trip. */
export const OpenRow = ({ icon, text, detail, children }: Props) => (
  <li className="finding finding-open">
    <Icon name={icon} />
    <div>
      <p>{text}</p>
      {detail}
    </div>
    {children}
  </li>
);
