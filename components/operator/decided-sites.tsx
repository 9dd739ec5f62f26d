'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/api-client';
import type { SiteReports } from '@/lib/operator/sites/schema';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card, CardBody, CardList, CardRow } from '../ui/card';
import { LocalTime } from '../ui/local-time';
import { useToast } from '../ui/toast';
import { useAction } from '../ui/use-action';
import { useDecides } from './decides';

type Decision = SiteReports['decided'][number];

/** Only the latest decision about each campsite can be undone. */
export function DecidedSites({ decided }: { decided: Decision[] }) {
  return (
    <Card>
      {decided.length > 0 ? (
        <CardList>
          {decided.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </CardList>
      ) : (
        <CardBody className="text-muted">No operator has decided about a campsite yet.</CardBody>
      )}
    </Card>
  );
}

function DecisionRow({
  decision: { id, by, action, about, reason, at, site, undoable },
}: {
  decision: Decision;
}) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const decides = useDecides();
  const undo = () =>
    run(
      () => api.post(`/api/operator/sites/${site}/undo`, { entry: id }),
      () => {
        toast.show({ text: 'The decision is undone.', tone: 'success' });
        router.refresh();
      },
    );
  return (
    <CardRow
      title={<span className="wrap-anywhere">{about}</span>}
      detail={
        <span className="wrap-anywhere">
          {by} {action} it <LocalTime at={at} />: {reason}
        </span>
      }
      end={
        undoable &&
        decides && (
          <Button variant="secondary" pending={pending} onClick={undo}>
            Undo
          </Button>
        )
      }
      below={failure && <Alert>{failure}</Alert>}
    />
  );
}
