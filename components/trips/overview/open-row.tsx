import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

interface Props {
  icon: IconName;
  text: string;
  detail?: ReactNode;
  children: ReactNode;
}

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
