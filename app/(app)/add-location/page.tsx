import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LocationForm } from '@/components/campsites/add/location-form';
import { LocationHeader } from '@/components/campsites/add/location-header';
import { PageMain } from '@/components/layout/page-main';
import { getOwnSite } from '@/lib/campsites/get-location';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { env, mapTiles } from '@/lib/server/env';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await searchParams).site === undefined ? 'Add a campsite' : 'Edit campsite' };
}

/** With `?site=` the page edits one of the viewer's own campsites. */
export default async function AddLocationPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { site: id } = await searchParams;
  const site = id === undefined ? null : await getOwnSite(viewer, String(id));
  if (id !== undefined && !site) notFound();
  return (
    <PageMain width="form">
      <LocationHeader site={site?.id ?? null} />
      <LocationForm
        key={site?.id}
        site={site}
        googleKey={env().GOOGLE_MAPS_API_KEY ?? null}
        tiles={mapTiles()}
      />
    </PageMain>
  );
}
