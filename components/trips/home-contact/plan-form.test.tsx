import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { PlanForm } from './plan-form';
import { typedPlan } from './typed-plan';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const zone = 'Australia/Sydney';
const typed = typedPlan({ plan: null, before: null }, '2027-01-26', zone);

const show = (changes: Partial<typeof typed> = {}) =>
  render(
    <PlanForm
      tripId="1"
      zone={zone}
      typed={{ ...typed, ...changes }}
      cars={[]}
      saved={false}
      asksEmail={false}
      onDone={jest.fn()}
    />,
    { wrapper: ToastProvider },
  );
const fold = () => screen.getByText(/^More for the police/).closest('details');

test('what only the police need is folded until something stands in it', async () => {
  const { unmount } = show();
  expect(fold()).not.toHaveAttribute('open');
  unmount();
  show({ route: 'By the ford' });
  expect(fold()).toHaveAttribute('open');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Your way/ }));
  expect(fold()).toHaveAttribute('open');
});
