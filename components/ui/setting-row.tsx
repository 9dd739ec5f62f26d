import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  title: string;
  /** The present state, which can be read without opening the row. */
  detail?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A section that is one row until it is opened, which works without scripts too. */
export function SettingRow({ icon, title, detail, open, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open={open} className="group">
        <summary className="grid min-h-13 list-none grid-cols-[auto_1fr_auto] content-center items-center gap-x-3.5 py-2 -outline-offset-2 hover:bg-eucalypt-soft [&::-webkit-details-marker]:hidden">
          <Icon name={icon} className="row-span-2 size-5.5 large-text:hidden" />
          <h3 id={id} className="col-start-2 font-sans text-row font-medium tracking-normal">
            {title}
          </h3>
          <Icon
            name="chevron-down"
            className="row-span-2 text-muted transition-transform group-open:rotate-180"
          />
          {detail && <span className="col-start-2 text-meta text-muted wrap-anywhere">{detail}</span>}
        </summary>
        <div className="space-y-4 pt-2 pb-6">{children}</div>
      </details>
    </section>
  );
}
