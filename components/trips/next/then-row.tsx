'use client';

import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { footRow } from '@/components/ui/plane';
import { useScripted } from '@/components/ui/use-scripted';

interface Props {
  href: string;
  text: string;
  meta?: string;
  /** Opens it in place; null for another page. */
  onOpen?: (() => void) | null;
}

/** The row at the plane's foot. */
export function ThenRow({ href, text, meta, onOpen = null }: Props) {
  const scripted = useScripted();
  const content = (
    <>
      <span className="min-w-0 wrap-anywhere">
        {text}
        {meta && <span className="block text-meta text-muted">{meta}</span>}
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </>
  );
  if (onOpen && scripted)
    return (
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={footRow}>
        {content}
      </button>
    );
  return (
    <PendingLink href={href} className={footRow}>
      {content}
    </PendingLink>
  );
}
