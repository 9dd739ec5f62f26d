'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export type StepperProps = {
  label: string;
  hint?: ReactNode;
  value: number;
  least?: number;
  full?: boolean;
  onMore: () => void;
  onFewer: () => void;
};

export function Stepper({ label, hint, value, least = 0, full = false, onMore, onFewer }: StepperProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="max-w-full flex-[1_1_6rem] wrap-break-word">
        <span id={id} className="font-medium">
          {label}
        </span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </div>
      <Step
        label={`Fewer ${label.toLowerCase()}`}
        icon={<Icon name="minus" />}
        off={value <= least}
        onClick={onFewer}
      />
      <output aria-live="polite" className="min-w-6 text-center text-lg font-semibold tabular-nums">
        {value}
      </output>
      <Step label={`More ${label.toLowerCase()}`} icon={<Icon name="plus" />} off={full} onClick={onMore} />
    </fieldset>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  off: boolean;
  onClick: () => void;
}

/** Not `disabled`, because a disabled button would lose the focus. */
function Step({ label, icon, off, onClick }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      variant="secondary"
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="aria-disabled:border-line/60 aria-disabled:text-muted/60 [&_svg]:size-5"
    />
  );
}
