'use client';

import { useLinkStatus } from 'next/link';
import { useEffect, useState } from 'react';
import { Spinner } from './spinner';

export type LinkProgressProps = {
  text?: string;
  /**
   * The parent of `swap` must be `relative` and hide its content with
   * `group-has-data-pending:opacity-0`.
   */
  look?: keyof typeof looks;
};

const looks = {
  swap: { outer: 'absolute inset-0 grid place-items-center', inner: '', words: 'sr-only' },
  cover: {
    outer: 'absolute inset-0 grid place-items-center rounded data-pending:bg-card/60',
    inner:
      'flex items-center gap-2 rounded-full border border-line bg-card px-4 py-2 font-sans text-base font-medium text-ink',
    words: '',
  },
  after: { outer: 'ml-1.5 inline-block align-middle', inner: '', words: 'sr-only' },
};

/** Put it inside a next/link. */
export function LinkProgress(props: LinkProgressProps) {
  const { pending } = useLinkStatus();
  return pending ? <PendingStatus {...props} /> : null;
}

/**
 * Waits a moment, so that the text doesn't flash when a page loads fast. The status is empty at
 * first, because screen readers announce only changes of a status.
 */
export function PendingStatus({ text = 'Loading…', look = 'swap' }: LinkProgressProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 120);
    return () => clearTimeout(timer);
  }, []);
  const { outer, inner, words } = looks[look];
  return (
    <span role="status" data-pending={late || undefined} className={outer}>
      {late && (
        <span className={inner}>
          <Spinner />
          <span className={words}>{text}</span>
        </span>
      )}
    </span>
  );
}
