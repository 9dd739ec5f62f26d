import { type ReactNode, useId } from 'react';
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
    <section aria-labelledby={id} className="trip-step">
      <h2 id={id} data-done={done}>
        <span aria-hidden="true">{done ? <Icon name="check" /> : number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
