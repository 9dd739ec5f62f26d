import { Alert, type AlertProps } from '@/components/ui/alert';

interface Props {
  closed: 'called off' | 'over';
  organiser: string;
}

export function ClosedTrip({ closed, organiser }: Props) {
  const there: Pick<AlertProps, 'role'> = { role: null };
  return closed === 'called off' ? (
    <Alert {...there} tone="warning" title="This trip was called off">
      You don’t need to answer. {organiser} can tell you more.
    </Alert>
  ) : (
    <Alert {...there} tone="info" title="This trip is over">
      You don’t need to answer.
    </Alert>
  );
}
