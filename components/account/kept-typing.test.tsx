import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { api } from '@/lib/api-client';
import { addDays, today } from '@/lib/dates';
import type { OwnMember } from '@/lib/household/crew/schema';
import { choiceSite } from '@/tests/factories/fit';
import { LocationForm } from '../campsites/add/location-form';
import { ReportSite } from '../campsites/site/report-site';
import { CrewLists } from '../household/crew/crew-lists';
import { GearPicker } from '../household/gear/gear-picker';
import { AttendanceForm } from '../trips/attendance/attendance-form';
import { EditDates } from '../trips/head/edit-dates';
import { DraftOwner } from '../ui/drafts';
import { ToastProvider } from '../ui/toast';
import { CompleteProfileForm } from './profile/complete-profile-form';
import { ProfileSetupForm } from './profile/profile-setup-form';
import { EmailAddress } from './settings/email-address';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('../campsites/map/pin-map', () => ({ PinMap: () => null }));

beforeAll(() => {
  const fetch = async () => ({ ok: false, status: 401, json: async () => ({}) });
  Object.assign(globalThis, { fetch });
});

const mia: OwnMember = {
  id: 'mia',
  type: 'camper',
  name: 'Mia',
  email: null,
  age: 'adult',
  is_owner: true,
  diet: null,
};
const rex: OwnMember = { id: 'rex', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null };
const dates = { start_date: addDays(today(), 7), end_date: addDays(today(), 9) };
const nobody = { username: '', name: '', suburb: '', postcode: '' };

/** Each form, the button that opens it (or opens one of its parts), and the text to type in it. */
const forms: [
  what: string,
  form: ReactElement,
  opener: string | null,
  typed: [label: string | RegExp, text: string][],
][] = [
  [
    'the first profile',
    <CompleteProfileForm key="form" profile={nobody} place="" submitLabel="Save" destination="/" />,
    null,
    [
      ['Username', 'mia'],
      ['Suburb or postcode', 'Kedron'],
    ],
  ],
  [
    'the older profile form',
    <ProfileSetupForm key="form" username="" postcode="" destination="/" />,
    'Another camper',
    [
      ['Username', 'mia'],
      [/Camper 2/, 'Kim'],
    ],
  ],
  [
    'another address',
    <EmailAddress key="form" email="mia@example.com" awaited={null} withPassword />,
    null,
    [['New email address', 'mia@example.org']],
  ],
  ['a camper', <CrewLists key="form" most={30} crew={[mia]} />, 'Add Camper', [['Name', 'Kim']]],
  ['gear', <GearPicker key="form" most={30} gear={[]} starter={[]} />, null, [['Search gear', 'Billy']]],
  [
    'a campsite',
    <LocationForm key="form" site={null} googleKey={null} tiles={null} />,
    null,
    [['Campsite name', 'Paddock']],
  ],
  [
    'a report',
    <ReportSite key="form" site={{ id: 'site', name: 'Paddock' }} />,
    'Report a problem',
    [[/Tell us more/, 'The gate is locked.']],
  ],
  [
    'other dates',
    <EditDates key="form" tripId="1" text="Next week" dates={dates} mailed={2} />,
    'Edit dates',
    [['End date', addDays(today(), 12)]],
  ],
];

function visit(page: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider>
      <DraftOwner id="mia">{children}</DraftOwner>
    </ToastProvider>
  );
  return render(page, { wrapper });
}
const loseTheSession = () => act(() => api.post('/crew', {}).catch(() => undefined));

test.each(forms)(
  '%s that was typed when the session ended is there again after the log-in',
  async (_, form, opener, typed) => {
    const user = userEvent.setup();
    const { unmount } = visit(form);
    if (opener) await user.click(screen.getByRole('button', { name: opener }));
    for (const [label, text] of typed) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    }
    await loseTheSession();
    unmount();
    visit(form);
    for (const [label, text] of typed) expect(await screen.findByLabelText(label)).toHaveValue(text);
  },
);

const nights = {
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
};

test('who was ticked to come along, and for which nights, is there again after the log-in', async () => {
  const form = (
    <AttendanceForm
      tripId="1"
      nights={nights}
      crew={[mia, rex]}
      rides={[]}
      chosen={{ crew: ['mia', 'rex'], rides: [] }}
      fit={choiceSite({})}
    />
  );
  const { unmount } = visit(form);
  await userEvent.click(screen.getByRole('checkbox', { name: /Rex/ }));
  await userEvent.selectOptions(screen.getByLabelText('Arriving'), '2027-03-27');
  await loseTheSession();
  unmount();
  visit(form);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Rex/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /Mia/ })).toBeChecked();
  expect(screen.getByLabelText('Arriving')).toHaveValue('2027-03-27');
});
