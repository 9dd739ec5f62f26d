import type { ReactNode } from 'react';

interface Props {
  /** Null for a trip with one stop. */
  name: string | null;
  children: ReactNode;
}

export function StopSection({ name, children }: Props) {
  if (name === null) return children;
  return (
    <section aria-label={name} className="mb-12">
      <h2 className="mb-4 border-b border-line pb-2 text-next wrap-anywhere">{name}</h2>
      {children}
    </section>
  );
}
