'use client';

import { PageHeader } from '@/components/layout/page-header';
import { useOrigin } from './came-from';

/** The page's title, and the way back to where one came from. */
export function LocationHeader({ site }: { site: string | null }) {
  const back = useOrigin(site);
  if (site) return <PageHeader title="Edit campsite" back={back} />;
  return (
    <PageHeader
      title="Add a campsite"
      lead="Somewhere you know: Gran’s paddock, a creek bend, a ground that isn’t in our list."
      back={back}
    />
  );
}
