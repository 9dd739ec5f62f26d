import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function SheetSection({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
