'use client';

import { useClock } from '../ui/local-time';

interface Props {
  text: string;
  /** ISO 8601. Also a page that stays open shows the notice no longer. */
  until: string;
}

export function SystemNotice({ text, until }: Props) {
  const { now } = useClock();
  if (now && now.toISOString() >= until) return null;
  return (
    <aside
      aria-label="Notice from Campmates"
      className="system-notice border-b border-line bg-card px-4 py-2 text-center text-sm wrap-anywhere print:hidden"
    >
      {text}
    </aside>
  );
}
