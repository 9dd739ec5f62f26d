import type { Metadata } from 'next';
import { LogList } from '@/components/operator/log-list';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardBody } from '@/components/ui/card';
import { listEntries } from '@/lib/operator/log';
import { pageDesk } from '@/lib/operator/page-desk';

export const metadata: Metadata = { title: 'Log' };

export default async function LogPage() {
  if (!(await pageDesk()).open) return null;
  const entries = await listEntries();
  return (
    <div className="min-w-0 space-y-5">
      <div className="page-head">
        <h1>Log</h1>
        <div>
          <a href="/api/operator/log.csv" download className={buttonLook({ variant: 'secondary' })}>
            <span className="button-face">Download as CSV</span>
          </a>
        </div>
      </div>
      <Card>
        {entries.length > 0 ? (
          <LogList entries={entries} />
        ) : (
          <CardBody className="text-muted">No operator has done anything yet.</CardBody>
        )}
        <CardBody className="border-t border-line text-sm text-muted">
          Nobody can change the log. Each entry keeps its reason. Undoing something is a new entry.
        </CardBody>
      </Card>
    </div>
  );
}
