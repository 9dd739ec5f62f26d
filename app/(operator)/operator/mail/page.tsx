import type { Metadata } from 'next';
import { FailedMails } from '@/components/operator/failed-mails';
import { Card, CardBody, CardHeader, CardList, CardRow } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { listMails } from '@/lib/operator/mails/list-mails';
import { pageDesk } from '@/lib/operator/page-desk';
import { countText } from '@/lib/text';

export const metadata: Metadata = { title: 'Email' };

export default async function MailPage() {
  if (!(await pageDesk()).open) return null;
  const { mails, waiting, refused } = await listMails();
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h1 className="text-3xl">Email</h1>
        <p className="mt-1.5 text-muted">
          {waiting.count === 0 ? (
            'Nothing waits on the queue.'
          ) : (
            <>
              {countText(waiting.count, 'email or other job', 'emails and other jobs')} waiting
              {waiting.since && (
                <>
                  , the oldest since <LocalTime at={waiting.since} />
                </>
              )}
              .
            </>
          )}
        </p>
      </div>
      <Card as="section" aria-labelledby="failed">
        <CardHeader title="Email that failed" titleId="failed" />
        {mails.length > 0 ? (
          <FailedMails mails={mails} />
        ) : (
          <CardBody className="text-muted">No email has failed.</CardBody>
        )}
      </Card>
      <Card as="section" aria-labelledby="refused">
        <CardHeader title="Addresses that refuse email" titleId="refused" />
        {refused.length > 0 ? (
          <CardList>
            {refused.map(({ address, error, times, last_at }) => (
              <CardRow
                key={address}
                title={<span className="wrap-anywhere">{address}</span>}
                detail={
                  <>
                    {error} {countText(times, 'time')}, last <LocalTime at={last_at} />
                  </>
                }
              />
            ))}
          </CardList>
        ) : (
          <CardBody className="text-muted">No address has refused email.</CardBody>
        )}
      </Card>
    </div>
  );
}
