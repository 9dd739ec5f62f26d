'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useDraftOwner, useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextareaField } from '@/components/ui/textarea-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { countText, listText } from '@/lib/text';
import type { FormerInvitee } from '@/lib/trips/copy/schema';
import type { InvitedTrip } from '../invited-trip';
import { forgetFormer, formerOf } from './former-people';
import { InviteeField } from './invitee-field';
import { useSuggestions } from './use-suggestions';

interface Props {
  trip: InvitedTrip;
  ownEmail: string;
  onChosen: (count: number) => void;
  onDone: () => void;
}

/** The typed values stay when sending fails. */
export function InviteForm({ trip, ownEmail, onChosen, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const owner = useDraftOwner();
  const [refreshing, startRefresh] = useTransition();
  const { groups, invited } = useSuggestions(trip.id);
  const [former] = useState(() => formerOf(trip.id, owner)?.people ?? []);
  const form = useSchemaForm(
    () => import('@/lib/trips/invitations/schema').then((schemas) => schemas.moreInvitees),
    {
      defaultValues: {
        invitees: former.flatMap(({ email }) => email ?? []),
        note: '' as string | null | undefined,
      },
    },
  );
  useFormDraft(form, 'Invite people');
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const count = form.watch('invitees').length;
  useEffect(() => onChosen(count), [count, onChosen]);

  const send = form.handleSubmit(async (input) => {
    if (refreshing) return;
    try {
      const sent = await api.post<{ invited: number }>(`/api/trips/${trip.id}/invitees`, input);
      forgetFormer(trip.id);
      toast.show({ text: sentText(sent.invited), tone: 'success' });
      startRefresh(() => {
        router.refresh();
        onDone();
      });
    } catch (error) {
      showRefusal(form, error, { offline: 'You’re offline. Copy the link and send it later.' });
    }
  });

  return (
    <form onSubmit={send} noValidate aria-label="Invite people" className="group space-y-4">
      {former.length > 0 && <FormerText people={former} />}
      <Controller
        control={form.control}
        name="invitees"
        render={({ field: { value, onChange } }) => (
          <InviteeField
            label="Email addresses"
            hint="Type or paste one or many."
            emails={value}
            onChange={onChange}
            ownEmail={ownEmail}
            groups={groups}
            invited={invited}
            required
            error={errors.invitees?.message}
          />
        )}
      />
      <TextareaField
        label="Your note"
        optional
        hint="It goes on top of the email, with your name."
        rows={2}
        {...field('note')}
      />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div
        className={classNames(
          'sticky bottom-0 -mx-5 -mb-5 justify-end gap-3 border-t border-line bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 lg:ml-0 lg:px-0',
          // While the list is empty, the button appears only when somebody starts to type an
          // address.
          count > 0 ? 'flex' : 'hidden group-has-[[type=email]:not(:placeholder-shown)]:flex',
        )}
      >
        <Button variant="quiet" onClick={onDone} className="max-sm:hidden">
          Cancel
        </Button>
        <Button
          type="submit"
          icon={<Icon name="mail" />}
          pending={isSubmitting || refreshing}
          pendingText="Sending…"
          className="max-sm:w-full"
        >
          {count === 0 ? 'Send invitations' : `Send ${countText(count, 'invitation')}`}
        </Button>
      </div>
    </form>
  );
}

const sentText = (count: number) =>
  count === 0 ? 'They were all invited already.' : `${countText(count, 'invitation')} sent.`;

/**
 * Names the people of the former trip who are missing from the list, because the reader may not
 * see their addresses.
 */
export function FormerText({ people }: { people: FormerInvitee[] }) {
  const names = people.flatMap(({ name, email }) => (name && !email ? [name] : []));
  const listed = people.length > names.length;
  return (
    <p className="text-muted">
      {listed && 'Everyone from last time is in the list. Nothing is sent until you say so.'}
      {listed && names.length > 0 && ' '}
      {names.length > 0 &&
        `To ask ${listText(names)} again, type their email ${names.length === 1 ? 'address' : 'addresses'}.`}
    </p>
  );
}
