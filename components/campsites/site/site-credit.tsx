import { PendingLink } from '@/components/ui/pending-link';
import type { SiteDetail, SiteEvidence, SitePark } from '@/lib/campsites/schema';
import { ReportSite } from './report-site';
import { sourceText } from './source-text';

interface Props {
  site: SiteDetail;
  park: SitePark | null;
  evidence: SiteEvidence | null;
  own: boolean;
  changedOn: string;
}

/** Worded as the licence requires. */
export function SiteCredit({ site, park, evidence, own, changedOn }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <p>
        {site.source === 'open' ? (
          <a href="https://www.openstreetmap.org/copyright" rel="noopener" className={link}>
            Campground data © OpenStreetMap contributors, ODbL
          </a>
        ) : (
          sourceText(site.source, own, changedOn)
        )}
      </p>
      {(park || evidence?.dogs) && (
        <p className="max-lg:mt-2">
          Parks: Collaborative Australian Protected Areas Database (CAPAD) 2014, Commonwealth of Australia, CC
          BY 3.0 AU. Modified. <OpenFile name="campground-parks" word="Download parks" />,{' '}
          <OpenFile name="campground-dogs" word="Download dog rules" />
        </p>
      )}
      {(evidence?.road || evidence?.island) && (
        <p className="max-lg:mt-2">
          Roads and islands: based on Geoscience Australia data: Global Map Australia 1M 2001, © Commonwealth
          of Australia (Geoscience Australia), CC BY 4.0. Modified.{' '}
          <OpenFile name="campground-roads" word="Download roads" />,{' '}
          <OpenFile name="campground-islands" word="Download islands" />
        </p>
      )}
      {own && (
        <PendingLink href={`/add-location?site=${site.id}`} pendingPosition="after" className={link}>
          Edit campsite
        </PendingLink>
      )}
      {site.share_flag && !own && <ReportSite site={site} className={link} />}
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** Tables derived from the open data about campgrounds. */
function OpenFile({ name, word }: { name: string; word: string }) {
  return (
    <a href={`/api/open-data/${name}`} download className="underline underline-offset-4 hover:text-ink">
      {word}
    </a>
  );
}
