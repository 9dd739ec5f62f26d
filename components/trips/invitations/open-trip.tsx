'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { openAfresh } from '../open-afresh';

export interface OpenTripProps {
  token: string;
  /** Null unless the guest's cookie already gives access, so that a plain link opens the trip. */
  openedTrip: string | null;
  /** The secret from a mailed link, which confirms the guest's own address on the press. */
  confirm?: string | undefined;
  /** "/vote"; undefined for the overview. */
  part?: string;
  children: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  className?: string;
}

/** On the first press the server sets the cookie that gives this browser access. */
export function OpenTrip({ token, openedTrip, confirm, part = '', children, ...look }: OpenTripProps) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  if (openedTrip && !confirm) {
    return (
      <ButtonLink href={`/trip/${openedTrip}${part}`} icon={arrow} pendingText="Loading trip..." {...look}>
        {children}
      </ButtonLink>
    );
  }
  const open = () =>
    run(
      () => api.post<{ trip_id: string }>(`/api/invites/${token}/open`, confirm ? { confirm } : {}),
      ({ trip_id }) => openAfresh(router, `/trip/${trip_id}${part}`),
    );
  return (
    <>
      {failure && <Alert className="w-full">{failure}</Alert>}
      <Button icon={arrow} onClick={open} pending={pending} pendingText="Loading trip..." {...look}>
        {children}
      </Button>
    </>
  );
}

const arrow = <Icon name="arrow-right" />;
