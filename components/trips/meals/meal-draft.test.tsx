import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { toMeals } from '@/lib/trips/meals/to-meals';
import { camper, household } from '@/tests/factories/households';
import { MealsBoard } from './meals-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
beforeAll(() => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 401, json: async () => ({}) }) });
});
afterEach(() => sessionStorage.clear());

/** Opens a meal as Mia. Returns the field for the dish. */
async function openMeal(name: string) {
  const user = userEvent.setup();
  const going = [household('Mia', [camper('Mia')])];
  const trip = { start_date: '2027-03-26', end_date: '2027-03-28' };
  const { unmount } = render(
    <ToastProvider>
      <DraftOwner id="mia">
        <MealsBoard
          path="/api/trips/1/meals"
          days={toMeals(trip, going, { meals: [], diets: [] }).days}
          households={[{ household_id: 'Mia', name: 'Mia' }]}
          tints={{}}
          own="Mia"
          organises={false}
          edits={true}
          over={[]}
          diets={null}
          dietsByMeal={{}}
        />
      </DraftOwner>
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}:`) }));
  return { user, field: await screen.findByLabelText(/What’s cooking/), leave: unmount };
}

test('what was typed when the session ended comes back in the form of its own meal only', async () => {
  const { user, field, leave } = await openMeal('Friday dinner');
  await user.type(field, 'Curry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  leave();
  const lunch = await openMeal('Saturday lunch');
  expect(lunch.field).toHaveValue('');
  lunch.leave();
  expect((await openMeal('Friday dinner')).field).toHaveValue('Curry');
});
