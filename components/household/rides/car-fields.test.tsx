import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { newCar } from '@/lib/household/rides/schema';
import { CarFields } from './car-fields';

const car = {
  make: 'Toyota',
  model: 'Prado',
  colour: 'Red',
  registration: '',
  can_tow: false,
  description: '',
};

/** A fake form without its schema, which passes the typed text to `onSend` unchecked. */
function UncheckedForm({ onSend }: { onSend: (body: string) => void }) {
  const form = useForm({ defaultValues: { ...car, drivetrain: '4 Wheel Drive' as const, seats: 5 } });
  return (
    <form onSubmit={form.handleSubmit((typed) => onSend(JSON.stringify({ type: 'car', ...typed })))}>
      <CarFields field={fieldsOf(form)} isNew={false} />
      <button type="submit">Save</button>
    </form>
  );
}

test.each([
  ['typed', '7', true],
  ['emptied', '', false],
])(
  'sent unchecked, a number of seats that was %s is judged by the server’s schema',
  async (_, typed, taken) => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    render(<UncheckedForm onSend={onSend} />);
    await user.clear(screen.getByLabelText('Seats'));
    if (typed) await user.type(screen.getByLabelText('Seats'), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    const { success, error } = newCar.safeParse(JSON.parse(onSend.mock.calls[0]?.[0]));
    expect(success).toBe(taken);
    expect(error?.issues[0]?.message).toBe(taken ? undefined : 'Please enter the number of seats.');
  },
);
