'use client';

import { useRouter } from 'next/navigation';
import { useWaitingOf } from '@/components/offline/use-waiting';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';

interface Props extends Pick<ButtonProps, 'size' | 'block'> {
  tripId: string;
  /** Of the person at home. */
  name: string;
}

/** Without reception the message waits on this device. */
export function WeAreBack({ tripId, name, ...look }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be sent. Please try again.');
  const path = `/api/trips/${tripId}/home-contact/back`;
  const waits = useWaitingOf(path) !== undefined;
  const send = () =>
    run(
      () =>
        sendOrKeep<object>(
          'post',
          path,
          {},
          {
            label: `Tell ${name} that you’re back`,
            kind: 'Someone at home',
          },
        ),
      (sent) => {
        toast.show({
          text: sent
            ? `${name} gets an email that you’re back.`
            : `${name} is told as soon as you have reception.`,
          tone: 'success',
        });
        // Without network router.refresh() would leave the page and fail to load it again.
        if (sent) router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  if (waits) return <p className="text-meta text-muted">{WAITING}</p>;
  return (
    <Button {...look} icon={<Icon name="house" />} pending={pending} onClick={send}>
      We’re back
    </Button>
  );
}
