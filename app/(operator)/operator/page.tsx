import type { Metadata } from 'next';
import { DecidedSites } from '@/components/operator/decided-sites';
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
import { listMails } from '@/lib/operator/mails/list-mails';
import { pageDesk } from '@/lib/operator/page-desk';
import { listReports } from '@/lib/operator/sites/list-reports';
import type { ShowParam } from '@/lib/paging';

export const metadata: Metadata = { title: 'Reported campsites' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function OperatorPage({ searchParams }: Props) {
  if (!(await pageDesk()).open) return null;
  const decidedOnly = (await searchParams).show === 'decided';
  const [{ sites, decided }, { mails }, entries] = await Promise.all([
    listReports(),
    listMails(),
    listEntries(5),
  ]);
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <div className="page-head">
          <h1>Reported campsites</h1>
          <nav aria-label="Reports" className="segmented">
            <Link href="/operator" aria-current={decidedOnly ? undefined : 'page'}>
              Open {sites.length > 0 && `(${sites.length})`}
            </Link>
            <Link href="/operator?show=decided" aria-current={decidedOnly ? 'page' : undefined}>
              Decided
            </Link>
          </nav>
        </div>
        {decidedOnly ? (
          <DecidedSites decided={decided} />
        ) : sites.length > 0 ? (
          sites.map((site, index) => <ReportedSite key={site.id} site={site} open={index === 0} />)
        ) : (
          <EmptyState icon={<Icon name="circle-check" />} title="No reports">
            {decided[0] ? (
              <>
                The last one was decided <LocalTime at={decided[0].at} />.
              </>
            ) : (
              'When somebody reports a campsite, you judge it here.'
            )}
          </EmptyState>
        )}
      </div>
      <div className="min-w-0 space-y-5">
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
          <CardBody className="text-sm text-muted">
            Nobody can change the log. Each entry keeps its reason.
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
