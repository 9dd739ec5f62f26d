import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon';
import { Kicker } from '../ui/kicker';
import { PendingLink } from '../ui/pending-link';

/** A section of the profile hub. */
export const HubLinks = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Kicker className="mb-2">{title}</Kicker>
    <ul className="divide-y divide-line border-y border-line">{children}</ul>
  </section>
);

interface Props {
  href: string;
  icon: IconName;
  label: string;
  /** A few words about the page that the link leads to. */
  detail: string;
  /** The number of things on that page. 0 is not shown. */
  count?: number;
}

/** A row of the profile hub that is one link. Its accessible name is the label. */
export function HubLink({ href, icon, label, detail, count = 0 }: Props) {
  return (
    <li className="relative flex min-h-13 items-center gap-3.5 py-2 hover:bg-eucalypt-soft">
      <Icon name={icon} className="size-5.5 large-text:hidden" />
      <div className="min-w-0 flex-1">
        <PendingLink
          href={href}
          pendingPosition="after"
          className="inline-block min-h-6 text-row font-medium outline-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-eucalypt focus-visible:after:outline-2"
        >
          {label}
        </PendingLink>
        <p className="text-meta text-muted">{detail}</p>
      </div>
      {count > 0 && <span className="text-muted tabular-nums">{count}</span>}
      <Icon name="chevron-right" className="text-muted" />
    </li>
  );
}
