'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DateField } from '@/components/ui/date-field';
import { asNumberOrNull, asTextOrNull, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { MoneyField } from '@/components/ui/money-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Booking } from '@/lib/trips/bookings/schema';
import { bookingStatuses, statusText } from '@/lib/trips/bookings/statuses';

interface Props {
  path: string;
  /** null to add one. */
  booking: Booking | null;
  households: { household_id: string; name: string }[];
  own: string | null;
  /** The stop of a new booking, and all stops; undefined for a trip with one. */
  stop?: string;
  stops?: { id: string; name: string }[];
  /** null when the form adds one. */
  onRemove: (() => void) | null;
  onDone: () => void;
}

export function BookingForm({ path, booking, households, own, stop, stops, onRemove, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/trips/bookings/schema').then((schemas) => schemas.stopBookingFields),
    {
      defaultValues: booking
        ? withoutPitches(booking)
        : { status: 'to book', household_id: own, ...(stop && { stop_id: stop }) },
    },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={booking ? 'This booking' : 'New booking'}
      level={null}
      draft={booking ? `booking ${booking.id} ${booking.version}` : path}
      form={form}
      send={(input) =>
        booking
          ? api.put(`${path}/${booking.id}`, { ...input, version: booking.version })
          : api.post(path, input)
      }
      saved={() => 'The booking is saved.'}
      onDone={onDone}
    >
      <SelectField
        label="Status"
        options={bookingStatuses.map((status) => ({ value: status, label: statusText[status] }))}
        {...field('status')}
      />
      {stops && (
        <SelectField
          label="At"
          options={stops.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('stop_id', asTextOrNull)}
        />
      )}
      <SelectField
        label="Who books"
        optional
        placeholder="Nobody yet"
        options={households.map(({ household_id, name }) => ({
          value: household_id,
          label: household_id === own ? `${name} (you)` : name,
        }))}
        {...field('household_id', asTextOrNull)}
      />
      <TextField label="Reference" optional autoComplete="off" {...field('reference')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="For people" optional inputMode="numeric" {...field('people', asNumberOrNull)} />
        <TextField label="For cars" optional inputMode="numeric" {...field('cars', asNumberOrNull)} />
        <TextField label="Check in" optional type="time" {...field('check_in')} />
        <TextField label="Check out" optional type="time" {...field('check_out')} />
        <MoneyField label="Price in dollars" optional form={form} name="cents" />
        <MoneyField label="Deposit in dollars" optional form={form} name="deposit_cents" />
      </div>
      <Checkbox label="The deposit is paid" {...field('deposit_paid')} />
      <DateField label="Pay by" optional {...field('pay_by')} />
      <DateField label="Cancel free until" optional {...field('cancel_until')} />
      <TextareaField
        label="Good to know"
        optional
        rows={2}
        hint="A gate code, or who to ask. Only people who are going see it."
        {...field('notes')}
      />
      {onRemove && (
        <Button variant="quiet" size="sm" className="-ml-3 text-ember" onClick={onRemove}>
          Delete the booking
        </Button>
      )}
    </ItemForm>
  );
}

/** They have a form of their own. */
const withoutPitches = ({ pitches: _, ...fields }: Booking) => fields;
