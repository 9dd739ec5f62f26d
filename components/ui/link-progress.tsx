'use client';

import { useLinkStatus } from 'next/link';
import { useEffect, useState } from 'react';
import { Spinner } from './spinner';

export type LinkProgressProps = {
  text?: string;
  /**
   * `swap` puts a spinner in place of the content of the (relative) parent; hide the content by
   * `group-has-data-pending:opacity-0`. `cover` puts a veil with the text over the whole link.
   * `after` puts a spinner after the text.
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

/** Goes inside a next/link and shows at the tapped place that the next page is loading. */
export function LinkProgress(props: LinkProgressProps) {
  const { pending } = useLinkStatus();
  return pending ? <PendingStatus {...props} /> : null;
}

/**
 * Renders the empty status first and its text a moment later, so that a quick page doesn't flash
 * and the text is announced.
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
