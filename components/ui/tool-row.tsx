import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { pressProps } from './press-props';
import { Spinner } from './spinner';

/** What a row of tools looks like, be it a button or a link. */
export const toolLook =
  'relative flex min-h-14 w-full flex-wrap items-center gap-x-3 px-5 py-3 text-left transition-colors hover:bg-eucalypt-soft [&_svg]:size-5 [&_svg]:shrink-0';

type Props = ComponentProps<'button'> & {
  icon: ReactNode;
  detail?: ReactNode;
  tone?: 'danger';
  pending?: boolean;
};

/** One thing to do in a list of them, as wide as the list. */
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
      className={classNames(toolLook, tone === 'danger' && 'text-ember hover:bg-ember-soft', className)}
      {...pressProps(pending, onClick)}
    >
      {pending ? <Spinner /> : icon}
      <span className="max-w-full flex-[1_1_6rem] font-medium wrap-break-word">{children}</span>
      {detail && <span className="text-[0.9375rem] text-muted">{detail}</span>}
    </button>
  );
}
