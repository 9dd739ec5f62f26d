import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type EmptyStateProps = {
  icon: ReactNode;
  title?: ReactNode;
  level?: 2 | 3;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function EmptyState({ icon, title, level = 2, action, className, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded border border-dashed border-control px-6 py-10 text-center',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="mb-4 grid size-14 place-items-center rounded-full bg-ochre-soft text-ochre [&>svg]:size-7"
      >
        {icon}
      </span>
      {title && <Heading className="mb-1.5 text-xl">{title}</Heading>}
      <p className="max-w-prose text-balance text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
