import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import type { TypedMoney } from '@/lib/money';
import { MoneyField } from './money-field';

function Form({ cents }: { cents: TypedMoney }) {
  const form = useForm({ defaultValues: { cents } });
  const held = useWatch({ control: form.control, name: 'cents' });
  return (
    <>
      <MoneyField label="Price" form={form} name="cents" />
      <output>{JSON.stringify(held)}</output>
    </>
  );
}

test.each<[TypedMoney, string, string]>([
  [8450, '84.50', '8450'],
  [null, '', 'null'],
  // A draft of an earlier version of the app.
  ['84.5', '84.50', '8450'],
])('%j is shown as %j and held as %s', (cents, shown, held) => {
  render(<Form cents={cents} />);
  expect(screen.getByLabelText('Price')).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(held);
});

test('what is typed stays as typed, and what isn’t an amount is held as text', async () => {
  render(<Form cents={null} />);
  const field = screen.getByLabelText('Price');
  await userEvent.type(field, '12.5');
  expect(field).toHaveValue('12.5');
  expect(screen.getByRole('status')).toHaveTextContent('1250');
  await userEvent.type(field, '55');
  expect(field).toHaveValue('12.555');
  expect(screen.getByRole('status')).toHaveTextContent('"12.555"');
});
