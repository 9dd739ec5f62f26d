import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { DataCredits } from '@/components/campsites/data-credits';
import { SearchPanel } from '@/components/campsites/search-panel';
import { SearchResults } from '@/components/campsites/search-results';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { requireViewer } from '@/lib/auth/page-viewer';
import { unknownPostcode } from '@/lib/campsites/schema';
import { readSearchUrl, type SearchParams } from '@/lib/campsites/search-url';
import { searchSources } from '@/lib/campsites/sources';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Find a campsite' };

export default async function CampsiteSearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const viewer = await requireViewer();
  const { values, search, errors } = readSearchUrl(await searchParams, viewer.postcode);
  const { car, found } = await searchSources(viewer, values, search);
  const wrong = search && !found ? { postcode: unknownPostcode } : errors;
  return (
    <PageMain>
      <PageHeader
        title="Find a campsite"
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
            aiOn={env().OPENAI_API_KEY !== undefined}
          />
        )}
      </SearchPanel>
      <DataCredits />
    </PageMain>
  );
}
