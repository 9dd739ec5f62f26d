import { Icon, type IconName } from '../ui/icon';
import { IconDisc } from '../ui/icon-disc';
import { PendingLink } from '../ui/pending-link';

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
    <li className="relative flex min-h-18 items-center gap-4 px-5 py-3 transition-colors hover:bg-eucalypt-soft">
      <IconDisc icon={icon} />
      <div className="min-w-0 flex-1">
        <PendingLink
          href={href}
          pendingPosition="after"
          className="inline-block min-h-6 font-semibold outline-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-eucalypt focus-visible:after:outline-2"
        >
          {label}
        </PendingLink>
        <p className="text-[0.9375rem] text-muted">{detail}</p>
      </div>
      {count > 0 && <span className="text-muted tabular-nums">{count}</span>}
      <Icon name="chevron-right" className="text-muted" />
    </li>
  );
}
