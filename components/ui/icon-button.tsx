import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { pressProps } from './press-props';
import { Spinner } from './spinner';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does to what: "Edit Mia". */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary' | 'danger';
  pending?: boolean;
};

const variants = {
  quiet: 'border-transparent text-muted hover:bg-eucalypt-soft hover:text-ink',
  secondary: 'border-line bg-card text-ink hover:border-control',
  danger: 'border-transparent text-muted hover:bg-ember-soft hover:text-ember',
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
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded border transition-colors duration-150',
        'disabled:cursor-not-allowed disabled:opacity-50',
        variants[variant],
        className,
      )}
      {...pressProps(pending, onClick)}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}
