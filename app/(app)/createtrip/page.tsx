import type { Metadata } from 'next';
import { DataCredits } from '@/components/campsites/data-credits';
import { SearchPanel } from '@/components/campsites/search-panel';
import { SearchResults } from '@/components/campsites/search-results';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { requireViewer } from '@/lib/auth/page-viewer';
import { unknownPostcode } from '@/lib/campsites/schema';
import { readSearchUrl, type SearchParams } from '@/lib/campsites/search-url';
import { searchSources } from '@/lib/campsites/sources';

export const metadata: Metadata = { title: 'Find a campsite' };

export default async function CampsiteSearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const viewer = await requireViewer();
  const { values, search, errors } = readSearchUrl(await searchParams, viewer.postcode);
  const results = search && (await searchSources(viewer, values.sources, search));
  const wrong = search && !results ? { postcode: unknownPostcode } : errors;
  return (
    <PageMain>
      <PageHeader title="Find a campsite" />
      <SearchPanel values={values} errors={wrong}>
        {results && (
          <SearchResults
            values={values}
            sites={results.locations}
            total={results.total}
            failed={results.failed}
          />
        )}
      </SearchPanel>
      <DataCredits />
    </PageMain>
  );
}
