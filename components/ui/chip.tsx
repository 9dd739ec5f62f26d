import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { type Tone, toneLook } from './tone';

export type ChipProps = {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
  removeRef?: Ref<HTMLButtonElement>;
  className?: string;
};

export function Chip({
  tone = 'success',
  icon,
  children,
  action,
  onRemove,
  removeLabel = 'Remove',
  removeRef,
  className,
}: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border pl-3.5 text-sm font-medium',
        onRemove ? 'pr-1' : 'pr-3.5',
        // With large text, a name beside the buttons would have room for only a few letters a
        // line.
        action && 'large-text:flex-wrap large-text:rounded',
        toneLook[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0 py-1">{children}</span>
      {action}
      {onRemove && (
        <button
          ref={removeRef}
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative grid size-7 shrink-0 place-items-center rounded-full after:absolute after:-inset-2 hover:bg-ink/10"
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
    </span>
  );
}
