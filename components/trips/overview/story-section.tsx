import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Kicker } from '@/components/ui/kicker';

interface Props {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  /** `wide` shows the title only on wide screens, where the section stands alone. */
  kicker?: 'always' | 'wide';
  children: ReactNode;
}

/** A section on the paper. Its rows have hairlines between them. */
export function StorySection({ title, aside, kicker = 'always', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div
        className={classNames(
          'mb-1 flex flex-wrap items-baseline justify-between gap-x-4',
          kicker === 'wide' && 'max-lg:sr-only',
        )}
      >
        <Kicker id={id}>{title}</Kicker>
        {aside && <p className="text-meta text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
