'use client';

import { PageHeader } from '@/components/layout/page-header';
import { useOrigin } from './came-from';

export function LocationHeader({ site }: { site: string | null }) {
  const back = useOrigin(site);
  return <PageHeader title={site ? 'Edit campsite' : 'Add a campsite'} back={back} />;
}
