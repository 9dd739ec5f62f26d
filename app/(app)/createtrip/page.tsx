import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AddOwn, addOwnLabel } from '@/components/campsites/search/add-own';
import { DataCredits } from '@/components/campsites/search/data-credits';
import { SearchPanel } from '@/components/campsites/search/search-panel';
import { SearchResults } from '@/components/campsites/search/search-results';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { aiConfigured } from '@/lib/campsites/ai/suggest';
import { unknownPostcode } from '@/lib/campsites/schema';
import { placeByName } from '@/lib/campsites/search/named-place';
import { ownNeeds } from '@/lib/campsites/search/own-party';
import { campsiteHref, sourceNames } from '@/lib/campsites/search/search-href';
import { readSearchUrl, type SearchParams } from '@/lib/campsites/search/search-url';
import { searchSources } from '@/lib/campsites/search/sources';
import { searchParty } from '@/lib/household/search-party';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { searchStart } from '@/lib/trips/site/find-site';

export const metadata: Metadata = { title: 'Find a campsite' };

export default async function CampsiteSearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const viewer = await requireViewer();
  const given = await searchParams;
  const [{ params, site, problem }, start, own] = await Promise.all([
    placeByName(viewer, given),
    searchStart(viewer, given),
    searchParty(viewer),
  ]);
  const aiOn = aiConfigured();
  const sources = sourceNames.filter((source) => source !== 'ai' || aiOn);
  const { values, search, errors } = readSearchUrl(params, start, sources);
  if (site) redirect(campsiteHref(values.trip, site));
  const found = await searchSources(viewer, values, search, own);
  const wrong = {
    ...errors,
    ...(search && !found && { postcode: unknownPostcode }),
    ...(problem && { postcode: problem }),
  };
  const below = (
    <>
      <AddOwn />
      <DataCredits />
    </>
  );
  return (
    <PageMain className="sheet:relative sheet:max-w-none sheet:p-0">
      <div className="sheet:sr-only sheet:[&_a]:hidden">
        <PageHeader
          title={values.trip ? 'Choose another campsite' : 'Find a campsite'}
          back={values.trip ? { href: `/trip/${values.trip}`, label: 'The trip' } : undefined}
          actions={
            <ButtonLink
              href="/add-location"
              variant="secondary"
              icon={<Icon name="plus" />}
              className="max-lg:hidden"
            >
              {addOwnLabel}
            </ButtonLink>
          }
        />
      </div>
      <SearchPanel
        values={values}
        hasCar={own.car !== null}
        hasOwn={ownNeeds(own).length > 0}
        aiOn={aiOn}
        errors={wrong}
      >
        {found && (
          <SearchResults
            values={values}
            search={found.search}
            aiPostcode={found.aiPostcode}
            results={found.results}
            centre={found.centre}
            own={own}
            tiles={mapTiles()}
          >
            {below}
          </SearchResults>
        )}
      </SearchPanel>
      {!found && below}
    </PageMain>
  );
}
