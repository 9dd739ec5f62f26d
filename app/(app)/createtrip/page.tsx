import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { DataCredits } from '@/components/campsites/data-credits';
import { SearchPanel } from '@/components/campsites/search-panel';
import { SearchResults } from '@/components/campsites/search-results';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { aiConfigured } from '@/lib/ai-campsites/configured';
import { requireViewer } from '@/lib/auth/page-viewer';
import { unknownPostcode } from '@/lib/campsites/schema';
import { readSearchUrl, type SearchParams } from '@/lib/campsites/search-url';
import { searchSources } from '@/lib/campsites/sources';
import { mapTiles } from '@/lib/env';
import { searchStart } from '@/lib/trips/search-start';

export const metadata: Metadata = { title: 'Find a campsite' };

export default async function CampsiteSearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const viewer = await requireViewer();
  const params = await searchParams;
  const { values, search, errors } = readSearchUrl(params, await searchStart(viewer, params));
  const { car, found } = await searchSources(viewer, values, search);
  const wrong = search && !found ? { postcode: unknownPostcode } : errors;
  return (
    <PageMain>
      <PageHeader
        title={values.trip ? 'Choose another campsite' : 'Find a campsite'}
        back={values.trip ? { href: `/trip/${values.trip}`, label: 'The trip' } : undefined}
        actions={
          <ButtonLink
            href="/add-location"
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-5" />}
          >
            Add your own location
          </ButtonLink>
        }
      />
      <SearchPanel values={values} hasCar={car !== null} errors={wrong}>
        {found && (
          <SearchResults
            values={values}
            search={found.search}
            answers={found.answers}
            aiOn={aiConfigured()}
            centre={found.centre}
            tiles={mapTiles()}
          />
        )}
      </SearchPanel>
      <DataCredits />
    </PageMain>
  );
}
