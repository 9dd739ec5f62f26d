import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { pressProps } from './press-props';
import { Spinner } from './spinner';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, and to which thing: "Edit Mia". */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary' | 'danger';
  pending?: boolean;
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  pending = false,
  type = 'button',
  className,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={classNames(`icon-button icon-button-${variant}`, className)}
      {...pressProps(pending, onClick)}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}
