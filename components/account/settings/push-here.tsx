'use client';

import { useEffect, useState } from 'react';
import { ShareSteps } from '@/components/install/share-steps';
import { useInstallWay } from '@/components/install/use-install-way';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api, refusalOf } from '@/lib/api-client';
import {
  type Hindrance,
  hindranceHere,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from '../this-device';

interface Props {
  /** The server's public key for push messages; null when push is turned off on the server. */
  publicKey: string | null;
  /** The push endpoints that are saved for this session. */
  endpoints: string[];
}

const words: Record<Exclude<Hindrance, null>, string> = {
  unknown: 'This browser doesn’t support push.',
  denied: 'This browser refuses push from Campmates. Its settings can allow it.',
};

const PATH = '/api/push/subscriptions';

/** Turns push on or off for this browser. A log-out turns push off. */
export function PushHere({ publicKey, endpoints }: Props) {
  const [hindrance, setHindrance] = useState<Hindrance>();
  const [own, setOwn] = useState<string>();
  const { run, pending, failure } = useAction();
  const installs = useInstallWay() === 'share';

  useEffect(() => {
    setHindrance(hindranceHere());
    subscriptionHere()
      .then((subscription) => setOwn(endpoints.find((each) => each === subscription?.endpoint)))
      .catch(() => undefined);
  }, [endpoints]);

  if (!publicKey) return <p className="mt-3 text-sm text-muted">Push is off on this server.</p>;
  if (hindrance === undefined) return null;
  if (hindrance === 'unknown' && installs)
    return (
      <div className="mt-3 text-sm text-muted">
        <p>On an iPhone or iPad, push works once Campmates is on the home screen.</p>
        <ShareSteps />
      </div>
    );
  if (hindrance) return <p className="mt-3 text-sm text-muted">{words[hindrance]}</p>;

  const start = () =>
    run(async () => {
      const subscription = await subscribeHere(publicKey);
      if (!subscription) return setHindrance(hindranceHere());
      await api.post(PATH, subscription.toJSON());
      setOwn(subscription.endpoint);
    });
  const stop = () =>
    run(async () => {
      await api.delete(PATH, { endpoint: own }).catch((error) => {
        // A 404 means that the subscription is already deleted.
        if (refusalOf(error)?.status !== 404) throw error;
      });
      await unsubscribeHere();
      setOwn(undefined);
    });

  return (
    <div className="mt-4">
      <p className="mb-2 text-sm text-muted">
        {own
          ? 'This device is notified until you log out.'
          : 'Push reaches the devices that you allow it on.'}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        icon={<Icon name="bell" />}
        onClick={own ? stop : start}
      >
        {own ? 'Stop notifying me on this device' : 'Notify me on this device'}
      </Button>
      {failure && <Alert className="mt-3">{failure}</Alert>}
    </div>
  );
}
