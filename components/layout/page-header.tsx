'use client';

import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { PendingLink } from '../ui/pending-link';
import { Steps } from './steps';

export type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  step?: { number: number; of: number };
  lead?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
};

export function PageHeader({ title, eyebrow, step, lead, back, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 lg:mb-8">
      {back && (
        <PendingLink
          href={back.href}
          pendingPosition="after"
          className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink"
        >
          <Icon name="arrow-left" className="size-4" />
          {back.label}
        </PendingLink>
      )}
      <div className="page-head">
        <div className="min-w-0">
          {eyebrow && <p className="text-muted">{eyebrow}</p>}
          {step && <Steps {...step} />}
          <h1>{title}</h1>
          {lead && <p className="mt-1.5 max-w-prose text-muted">{lead}</p>}
        </div>
        {actions && <div>{actions}</div>}
      </div>
    </div>
  );
}
