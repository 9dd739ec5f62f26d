import type { Metadata } from 'next';
import { MapFiles } from '@/components/campsites/map/map-files';
import { FailedMails } from '@/components/operator/failed-mails';
import { FindPerson } from '@/components/operator/find-person';
import { LogList } from '@/components/operator/log-list';
import { ReportedSite } from '@/components/operator/reported-site';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { listEntries } from '@/lib/operator/log';
import { listFailedMails } from '@/lib/operator/mails/list-failed-mails';
import { pageDesk } from '@/lib/operator/page-desk';
import { listReports } from '@/lib/operator/sites/list-reports';

export const metadata: Metadata = { title: 'Reported campsites' };

/** What waits: the reported campsites, and beside them people, mails and the log in short. */
export default async function OperatorPage() {
  if (!(await pageDesk()).open) return null;
  const seen = new Date().toISOString();
  const [{ sites }, { mails }, entries] = await Promise.all([
    listReports(),
    listFailedMails(),
    listEntries(5),
  ]);
  return (
    <div className="desk-columns">
      <div>
        <h1 className="text-3xl">Reported campsites</h1>
        {sites.length > 0 ? (
          <>
            <MapFiles />
            {sites.map((site, index) => (
              <ReportedSite key={site.id} site={site} seen={seen} open={index === 0} />
            ))}
          </>
        ) : (
          <EmptyState icon={<Icon name="circle-check" />} title="No reports">
            {entries[0] ? (
              <>
                The last entry in the log is from <LocalTime at={entries[0].at} />.
              </>
            ) : (
              'When somebody reports a campsite, you judge it here.'
            )}
          </EmptyState>
        )}
      </div>
      <div>
        <Card as="section" aria-labelledby="people">
          <CardHeader title="People" titleId="people" />
          <FindPerson />
        </Card>
        <Card as="section" aria-labelledby="mail">
          <CardHeader
            title="Email that failed"
            titleId="mail"
            aside={mails.length > 3 && <Link href="/operator/mail">All {mails.length}</Link>}
          />
          {mails.length > 0 ? (
            <FailedMails mails={mails.slice(0, 3)} />
          ) : (
            <CardBody className="text-muted">No email has failed.</CardBody>
          )}
        </Card>
        <Card as="section" aria-labelledby="log">
          <CardHeader title="Log" titleId="log" aside={<Link href="/operator/log">All of it</Link>} />
          <LogList entries={entries} />
          <CardBody className="text-sm text-muted">Nobody can change the log. Each entry keeps its reason.</CardBody>
        </Card>
      </div>
    </div>
  );
}
