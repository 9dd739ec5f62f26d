import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button-look';
import { Icon, type IconName } from '../ui/icon';

interface Props {
  icon?: IconName;
  filled?: boolean;
  children?: ReactNode;
}

/** Australia's number for emergencies. */
export const Call000 = ({ icon = 'phone', filled = false, children = 'Call 000' }: Props) => (
  <a
    href="tel:000"
    className={buttonLook(
      { variant: filled ? 'danger' : 'secondary', block: true },
      filled ? 'min-h-13' : 'min-h-13 border-ember text-ember',
    )}
  >
    <span className="button-face">
      <Icon name={icon} />
      {children}
    </span>
  </a>
);
