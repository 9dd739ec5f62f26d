'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { Invitee } from '@/lib/trips/attendance/schema';
import type { Headcount } from '@/lib/trips/headcount/schema';

interface Props {
  tripId: string;
  householdId: string;
  name: string;
  onClose: () => void;
}

interface Other {
  household_id: string;
  name: string;
  comes: boolean;
}

/**
 * A dialog in which an organiser says that a guest is on the trip twice, such as after answering in
 * two browsers.
 */
export function SameHousehold({ tripId, householdId, name, onClose }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [others, setOthers] = useState<Other[]>();
  const [other, setOther] = useState('');
  const listing = useAction();
  const saving = useAction();
  const chosen = others?.find((each) => each.household_id === other);
  useEffect(() => {
    void listing.run(async () => {
      const [{ households }, { invitees }] = await Promise.all([
        api.get<Headcount>(`/api/trips/${tripId}/headcount`),
        api.get<{ invitees: Invitee[] }>(`/api/trips/${tripId}/invitees`),
      ]);
      const declined = invitees.flatMap(({ id, name, email, attending }) =>
        attending === false
          ? [{ household_id: id, name: `${name ?? email ?? 'Guest'} (not going)`, comes: false }]
          : [],
      );
      const all = [...households.map((each) => ({ ...each, comes: true })), ...declined];
      setOthers(all.filter((each) => each.household_id !== householdId));
    });
  }, []);
  const merge = () =>
    saving.run(
      async () => {
        await api.post(`/api/trips/${tripId}/households/${householdId}/same-as/${other}`, {});
        toast.show({ text: `${name} and ${chosen?.name} are one household.`, tone: 'success' });
      },
      () => {
        router.refresh();
        onClose();
      },
    );
  return (
    <Dialog open onClose={onClose} title={`Is ${name} here twice?`}>
      <div className="space-y-4">
        <SelectField
          label="The same household as"
          placeholder="Choose one"
          options={(others ?? []).map((each) => ({ value: each.household_id, label: each.name }))}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <p className="text-muted">
          The two become one: people with the same name count once, costs are added up, and the newer answer
          counts. This can’t be undone.
          {chosen && !chosen.comes && ' If the newer answer is “Not going”, nobody of the two comes.'}
        </p>
        {(listing.failure ?? saving.failure) && <Alert>{listing.failure ?? saving.failure}</Alert>}
        <Button
          disabled={!chosen}
          pending={saving.pending}
          pendingText="Saving…"
          onClick={merge}
          className="w-full sm:w-auto"
        >
          They’re one household
        </Button>
      </div>
    </Dialog>
  );
}
