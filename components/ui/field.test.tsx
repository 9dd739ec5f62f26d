import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';
import { Segmented } from './segmented';
import { SelectField } from './select-field';
import { TextField } from './text-field';

test('a field connects its label, hint and error with its control', () => {
  render(<TextField label="Email" hint="We never share it." error="Please enter an address." />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We never share it. Please enter an address.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter an address.');
});

test('a field without an error is valid and silent', () => {
  render(<SelectField label="Age" options={[{ value: 'adult', label: 'Adult' }]} placeholder="Choose one" />);
  expect(screen.getByLabelText('Age')).toBeValid();
  expect(screen.getByLabelText('Age')).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a ref reaches the control itself, as react-hook-form needs', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField label="Name" name="name" ref={ref} />);
  expect(ref.current).toBe(screen.getByLabelText('Name'));
});

test('a password can be shown and hidden again, and the typed text stays', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'correct horse');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a segmented choice is a named group of radios', async () => {
  const onValueChange = jest.fn();
  const options = [
    { value: 'camper', label: 'Camper' },
    { value: 'pet', label: 'Pet' },
  ];
  render(<Segmented legend="Who is it?" options={options} value="camper" onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Who is it?' })).toBeVisible();
  expect(screen.getByLabelText('Camper')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Pet'));
  expect(onValueChange).toHaveBeenCalledWith('pet');
});
