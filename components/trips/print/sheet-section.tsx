import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of the printed sheet. Its heading is the section's accessible name. */
export function SheetSection({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
