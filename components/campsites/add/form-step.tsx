'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Props {
  number: number;
  of: number;
  title: string;
  /** Only a phone shows one step at a time. */
  current: boolean;
  children: ReactNode;
}

export function FormStep({ number, of, title, current, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    if (current && !shown.current) heading.current?.focus();
    shown.current = current;
  }, [current]);

  return (
    <section aria-labelledby={id} className={classNames('min-w-0 space-y-6', !current && 'one-step:hidden')}>
      <h2 ref={heading} id={id} tabIndex={-1} className="flex scroll-mt-28 items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-eucalypt-soft text-base one-step:hidden"
        >
          {number}
        </span>
        {title}
        <span className="sr-only hidden one-step:block">
          , step {number} of {of}
        </span>
      </h2>
      {children}
    </section>
  );
}
