import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export type SectionProps = {
  title: ReactNode;
  level?: 2 | 3;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Section({ title, level = 2, aside, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <div className="section-head">
        <Heading id={id}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
