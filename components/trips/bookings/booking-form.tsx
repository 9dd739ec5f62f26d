'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DateField } from '@/components/ui/date-field';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Booking, NewBooking } from '@/lib/trips/bookings/schema';
import { bookingStatuses, statusText } from '@/lib/trips/bookings/statuses';
import { sentBooking, type TypedBooking, typedBooking } from './typed-booking';

interface Props {
  path: string;
  /** null to add one. */
  booking: Booking | null;
  households: { household_id: string; name: string }[];
  own: string | null;
  /** null when the form adds one. */
  onRemove: (() => void) | null;
  onDone: () => void;
}

export function BookingForm({ path, booking, households, own, onRemove, onDone }: Props) {
  const form = useSchemaForm<TypedBooking, NewBooking>(
    () => import('./booking-form-schema').then((schemas) => schemas.bookingForm),
    { defaultValues: typedBooking(booking, own), unchecked: sentBooking },
  );
  const { errors } = form.formState;
  const error = (field: keyof TypedBooking) => ({
    error: errors[field]?.message,
    ...form.register(field),
  });
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
        {...error('status')}
      />
      <SelectField
        label="Who books"
        optional
        placeholder="Nobody yet"
        options={households.map(({ household_id, name }) => ({
          value: household_id,
          label: household_id === own ? `${name} (you)` : name,
        }))}
        {...error('household_id')}
      />
      <TextField label="Reference" optional autoComplete="off" {...error('reference')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="For people" optional inputMode="numeric" {...error('people')} />
        <TextField label="For cars" optional inputMode="numeric" {...error('cars')} />
        <TextField label="Check in" optional type="time" {...error('check_in')} />
        <TextField label="Check out" optional type="time" {...error('check_out')} />
        <TextField label="Price in dollars" optional inputMode="decimal" {...error('cents')} />
        <TextField label="Deposit in dollars" optional inputMode="decimal" {...error('deposit_cents')} />
      </div>
      <Checkbox label="The deposit is paid" {...form.register('deposit_paid')} />
      <DateField label="Pay by" optional {...error('pay_by')} />
      <DateField label="Cancel free until" optional {...error('cancel_until')} />
      <TextareaField
        label="Good to know"
        optional
        rows={2}
        hint="A gate code, or who to ask. Only people who are going see it."
        {...error('notes')}
      />
      {onRemove && (
        <Button variant="quiet" size="sm" className="-ml-3 text-ember" onClick={onRemove}>
          Delete the booking
        </Button>
      )}
    </ItemForm>
  );
}
