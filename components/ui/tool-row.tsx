import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { pressProps } from './press-props';
import { Spinner } from './spinner';

type Props = ComponentProps<'button'> & {
  icon: ReactNode;
  detail?: ReactNode;
  tone?: 'danger';
  pending?: boolean;
};

export function ToolRow({
  icon,
  detail,
  tone,
  pending = false,
  className,
  onClick,
  children,
  ...props
}: Props) {
  return (
    <button
      {...props}
      type="button"
      className={classNames('tool', tone === 'danger' && 'text-ember hover:bg-ember-soft', className)}
      {...pressProps(pending, onClick)}
    >
      {pending ? <Spinner /> : icon}
      <span className="tool-words">{children}</span>
      {detail && <span className="text-[0.9375rem] text-muted">{detail}</span>}
    </button>
  );
}
