import { ButtonLink } from '@/components/ui/button-link';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardList } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShowMore } from '@/components/ui/show-more';
import type { Campsite } from '@/lib/campsites/schema';
import { choiceHref } from '@/lib/campsites/search/search-href';
import { SiteRow } from './site-row';
import { TakeOut } from './take-out';

interface Props {
  sites: Campsite[];
  most: { own: number; saved: number };
}

export function SavedSites({ sites, most }: Props) {
  const shown = sites.slice(0, most.saved);
  return (
    <Section
      title="Saved for later"
      aside={
        sites.length > 0 && (
          <a
            href="/api/locations/saved.gpx"
            download
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            Save as GPX
          </a>
        )
      }
    >
      {sites.length === 0 ? (
        <EmptyState
          icon={<Icon name="bookmark" />}
          level={3}
          title="Nothing saved yet"
          action={
            <ButtonLink href="/createtrip" variant="secondary">
              Find a campsite
            </ButtonLink>
          }
        >
          Look at a campsite first, and save it if you might camp there one day.
        </EmptyState>
      ) : (
        <Card>
          <CardList>
            {shown.map((site) => (
              <SiteRow key={site.id} site={site}>
                <ButtonLink href={choiceHref(null, { site: site.id })} variant="secondary" size="sm">
                  Plan a trip here
                </ButtonLink>
                <TakeOut site={{ id: site.id, name: site.name }} />
              </SiteRow>
            ))}
          </CardList>
        </Card>
      )}
      <ShowMore
        things="campsites"
        shown={shown.length}
        total={sites.length}
        param="saved"
        keep={{ own: most.own }}
        className="mt-4"
      />
    </Section>
  );
}
