import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardList } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShowMore } from '@/components/ui/show-more';
import type { Campsite } from '@/lib/campsites/schema';
import { OwnSiteTools } from './own-site-tools';
import { SiteRow } from './site-row';

interface Props {
  sites: Campsite[];
  most: { own: number; saved: number };
}

export function OwnSites({ sites, most }: Props) {
  const shown = sites.slice(0, most.own);
  return (
    <Section
      title="Added by you"
      aside={
        sites.length > 0 && (
          <ButtonLink href="/add-location" variant="secondary" size="sm" icon={<Icon name="plus" />}>
            Add a campsite
          </ButtonLink>
        )
      }
    >
      {sites.length === 0 ? (
        <EmptyState
          icon={<Icon name="map-pin" />}
          level={3}
          title="Somewhere that isn’t in our list?"
          action={<ButtonLink href="/add-location">Add a campsite</ButtonLink>}
        >
          Gran’s paddock, a creek bend: add it for yourself alone, or for everybody.
        </EmptyState>
      ) : (
        <Card>
          <CardList>
            {shown.map((site) => (
              <SiteRow key={site.id} site={site}>
                <OwnSiteTools site={{ id: site.id, name: site.name, shared: site.share_flag }} />
              </SiteRow>
            ))}
          </CardList>
        </Card>
      )}
      <ShowMore
        things="campsites"
        shown={shown.length}
        total={sites.length}
        param="own"
        keep={{ saved: most.saved }}
        className="mt-4"
      />
    </Section>
  );
}
