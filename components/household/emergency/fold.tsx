import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface Props {
  lead: ReactNode;
  title: string;
  detail: string;
  open: boolean;
  children: ReactNode;
}

/** Part of a card, which says in short what is written in it. */
export const Fold = ({ lead, title, detail, open, children }: Props) => (
  <details open={open} className="group rounded border border-line bg-card">
    <summary className="flex min-h-16 list-none items-center gap-3.5 rounded px-4 py-2.5 hover:bg-eucalypt-soft [&::-webkit-details-marker]:hidden">
      {lead}
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold wrap-anywhere">{title}</span>
        {detail && <span className="block text-meta text-muted wrap-anywhere">{detail}</span>}
      </span>
      <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="space-y-4 border-t border-line p-4">{children}</div>
  </details>
);
