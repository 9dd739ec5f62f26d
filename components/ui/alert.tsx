import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

type AlertTone = 'danger' | 'warning' | 'success' | 'info';

export type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  /**
   * With `alert` (the default for danger) a screen reader interrupts its reading to announce the
   * text; with `status` it finishes first. null is for a text that is on the page from the start.
   */
  role?: 'alert' | 'status' | null;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

const looks = {
  danger: { icon: 'circle-alert', box: 'bg-ember-soft', mark: 'text-ember' },
  warning: { icon: 'triangle-alert', box: 'bg-wattle-soft', mark: 'text-on-wattle dark:text-wattle' },
  success: { icon: 'circle-check', box: 'bg-eucalypt-soft', mark: 'text-eucalypt' },
  info: { icon: 'info', box: 'bg-sky-soft', mark: 'text-sky' },
} as const;

export function Alert({ tone = 'danger', title, role, action, className, children }: AlertProps) {
  const { icon, box, mark } = looks[tone];
  const live = role === undefined ? (tone === 'danger' ? 'alert' : 'status') : role;
  return (
    <div
      role={live ?? undefined}
      className={classNames('flex gap-3 rounded px-4 py-3 text-ink', box, className)}
    >
      <Icon name={icon} className={classNames('mt-0.5', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="[&_a]:font-medium [&_a]:underline">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
