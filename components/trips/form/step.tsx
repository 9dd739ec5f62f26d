import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface Props {
  number: number;
  title: string;
  /** A tick then replaces the step's number. */
  done: boolean;
  children: ReactNode;
}

export function Step({ number, title, done, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-full border text-base',
            done ? 'border-eucalypt bg-eucalypt text-on-eucalypt' : 'border-control text-muted',
          )}
        >
          {done ? <Icon name="check" /> : number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
