'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { fieldsOf } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { MAX_CARD_TEXT, MAX_CONTACTS } from '@/lib/household/emergency/card-limits';
import type { Card } from '@/lib/household/emergency/schema';
import { Fold } from './fold';
import { PersonSection } from './person-section';
import { inShort, type TypedCard, typedCard } from './typed-card';

interface Props {
  /** The call that saves it. */
  address: string;
  card: Card;
  crew: { id: string; name: string; age: string | null }[];
  /** Null for a guest, whose card is for one trip. */
  keep: boolean | null;
  /** Undefined where it isn't about a trip; null until the household has said so. */
  shares?: boolean | null;
  /** Who else may see it. */
  children: ReactNode;
}

interface Typed extends TypedCard {
  keep?: boolean;
  shares?: boolean;
}

const contactFacts = [
  { fact: 'name', label: 'Name' },
  { fact: 'phone', label: 'Phone', type: 'tel' },
  { fact: 'about', label: 'Who it is', placeholder: 'Such as Sam’s mum' },
] as const;

/** No field is required. */
export function CardForm({ address, card, crew, keep, shares, children }: Props) {
  const router = useRouter();
  const toast = useToast();
  const form = useForm<Typed>({
    defaultValues: {
      ...typedCard(card, crew),
      ...(keep !== null && { keep }),
      // Ticked at first: the words beside it say what it does.
      ...(shares !== undefined && { shares: shares ?? true }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const contacts = useFieldArray({ control: form.control, name: 'contacts' });
  const [people, ring] = form.watch(['people', 'contacts']);
  const isNew = card.people.length === 0;

  const save = form.handleSubmit(async (input) => {
    try {
      await api.put(address, input);
    } catch (error) {
      return showRefusal(form, error, { failed: 'The card could not be saved. Please try again.' });
    }
    toast.show({ text: 'The card is saved.', tone: 'success' });
    router.refresh();
  });

  return (
    <form onSubmit={save} noValidate aria-label="Card for an emergency" className="space-y-8">
      <div className="space-y-3">
        {crew.map(({ id, name, age }, index) => {
          const person = people[index];
          return (
            <PersonSection
              key={id}
              name={name}
              detail={person ? inShort(age, person) : ''}
              open={(isNew && index === 0) || !!errors.people?.[index]}
              bind={(fact) => field(`people.${index}.${fact}`)}
            />
          );
        })}
      </div>
      <Section title="Who to ring">
        <ul className="space-y-3">
          {contacts.fields.map((contact, index) => {
            const { name, phone, about } = ring[index] ?? contact;
            return (
              <li key={contact.id}>
                <Fold
                  lead={<Icon name="phone" className="text-muted large-text:hidden" />}
                  title={name || about || 'Somebody to ring'}
                  detail={[name && about, phone].filter(Boolean).join(' · ')}
                  open={!contact.name || !!errors.contacts?.[index]}
                >
                  <div className="grid gap-4 sm:grid-cols-3">
                    {contactFacts.map(({ fact, ...words }) => (
                      <TextField
                        key={fact}
                        {...words}
                        autoComplete="off"
                        maxLength={MAX_CARD_TEXT}
                        {...field(`contacts.${index}.${fact}`)}
                      />
                    ))}
                  </div>
                  <Button
                    variant="quiet"
                    className="-ml-4"
                    icon={<Icon name="trash-2" />}
                    onClick={() => contacts.remove(index)}
                  >
                    Remove<span className="sr-only"> {name || `person ${index + 1}`}</span>
                  </Button>
                </Fold>
              </li>
            );
          })}
        </ul>
        {contacts.fields.length < MAX_CONTACTS && (
          <Button
            variant="quiet"
            className="-ml-4"
            icon={<Icon name="plus" />}
            onClick={() => contacts.append({ name: '', phone: '', about: '' })}
          >
            Add somebody to ring
          </Button>
        )}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <TextField label="Medicare" autoComplete="off" maxLength={MAX_CARD_TEXT} {...field('medicare')} />
          <TextField
            label="Ambulance cover or insurance"
            autoComplete="off"
            maxLength={MAX_CARD_TEXT}
            {...field('insurance')}
          />
        </div>
      </Section>
      <Section title="Who may see it">
        <div className="space-y-3">
          {children}
          {shares !== undefined && (
            <Checkbox
              label="Anyone going, in an emergency"
              hint="They say why. You get a message and an email at once."
              {...form.register('shares')}
            />
          )}
          {keep !== null && (
            <Checkbox
              label="Keep it for our next trips"
              hint={
                shares === undefined
                  ? 'Otherwise it’s deleted 7 days after your trip, or 7 days after you save it if none is coming.'
                  : 'Otherwise it’s deleted 7 days after the last trip on which you share it.'
              }
              {...form.register('keep')}
            />
          )}
        </div>
        {errors.root && <Alert className="mt-5">{errors.root.message}</Alert>}
        <Button
          type="submit"
          pending={isSubmitting}
          pendingText="Saving…"
          block
          className="mt-5 min-h-13 lg:max-w-60"
        >
          Save
        </Button>
        <p className="mt-3 text-meta text-muted">
          Not in emails, search, prints or the plan for home. Food allergies for the cook are separate.
        </p>
      </Section>
    </form>
  );
}
