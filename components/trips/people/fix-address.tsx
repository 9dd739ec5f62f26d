'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { MeantAddress } from '@/components/account/meant-address';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  tripId: string;
  inviteId: string;
  address: string;
  onDone: () => void;
}

/** Sends an unanswered invitation to another address, and ends the link that went to the wrong one. */
export function FixAddress({ tripId, inviteId, address, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [email, setEmail] = useState(address);
  const { run, pending, failure } = useAction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => api.post(`/api/trips/${tripId}/invitees/${inviteId}/address`, { email: email.trim() }),
      () => {
        toast.show({ text: `The invitation is on its way to ${email.trim()}.`, tone: 'success' });
        router.refresh();
        onDone();
      },
    );
  };
  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="The link that went to the old address ends. Nobody is told."
        error={failure}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <MeantAddress email={email.trim()} onMeant={setEmail} />
      <Button type="submit" pending={pending} pendingText="Sending…">
        Send the invitation
      </Button>
    </form>
  );
}
