import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { ReportedSite as Site } from '@/lib/operator/sites/schema';
import { ReportedSite } from './reported-site';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}));
jest.mock('../campsites/map/site-map', () => ({ SiteMap: () => null }));

const post = jest.spyOn(api, 'post');
beforeEach(() => post.mockReset());

const site: Site = {
  id: 'a-site',
  name: 'Bog',
  source: 'open',
  latitude: -27.5,
  longitude: 153,
  hidden: false,
  trips: 0,
  address: null,
  access: null,
  phone: '07 1',
  url: 'https://bog.example',
  pet_friendly: true,
  owner: null,
  reviewed_at: '2026-11-25T01:02:03.456Z',
  shared_on: '2026-01-01T00:00:00.000Z',
  voices: 1,
  reports: [
    {
      reason: 'wrong',
      message: null,
      by: 'Tom',
      user: 'toms-account',
      account_days: 10,
      at: '2026-11-26T00:00:00.000Z',
    },
  ],
  nearest: {
    id: 'twin',
    name: 'Bog',
    source: 'open',
    latitude: -27.5,
    longitude: 153,
    distance: 300,
    trips: 0,
    address: null,
    access: null,
    phone: '07 2',
    url: null,
    pet_friendly: false,
  },
};

function show(changes: Partial<Site> = {}) {
  render(
    <ToastProvider>
      <ReportedSite site={{ ...site, ...changes }} open />
    </ToastProvider>,
  );
  return userEvent.setup();
}

async function edit(user: ReturnType<typeof show>, changes: Record<string, string>) {
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  for (const [label, text] of Object.entries(changes)) {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  }
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'wrong');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit' }));
}

test.each([
  [{ Name: 'Mire' }, { name: 'Mire' }],
  [{ Latitude: '-27.6' }, { latitude: -27.6, longitude: 153 }],
  [{ Longitude: '153.1' }, { latitude: -27.5, longitude: 153.1 }],
])('an edit of %o sends the changed fields and the decision that the page shows', async (typed, changes) => {
  post.mockResolvedValue({});
  await edit(show(), typed);
  expect(post).toHaveBeenCalledWith('/api/operator/sites/a-site', {
    action: 'edit',
    reason: 'wrong',
    seen: site.reviewed_at,
    changes,
  });
});

test('an edit without changes is refused in the dialog', async () => {
  const message = 'Please say what to change.';
  post.mockRejectedValue(new ApiError(400, message, { changes: message }));
  await edit(show(), {});
  expect(post.mock.calls[0]?.[1]).toMatchObject({ changes: {} });
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeInTheDocument();
});

test.each([
  ['user', 'Keep', /^They are told this reason/],
  ['open', 'Keep', 'Only the log keeps the reason.'],
  ['user', 'Mute', 'Only the log keeps the reason.'],
] as const)('for a campsite of source %s, %s says who is told the reason', async (source, label, hint) => {
  const user = show({ source });
  await user.click(screen.getByRole('button', { name: label }));
  expect(within(screen.getByRole('dialog')).getByText(hint)).toBeInTheDocument();
});

test('the facts stand beside the nearest campsite’s, with differences in bold and links to both pages', () => {
  show();
  const facts = within(screen.getByRole('table'));
  const cells = facts.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toContain('Websitehttps://bog.exampleunknown');
  expect(cells).toContain('PetsAllowedNot allowed');
  const bold = [...screen.getByRole('table').querySelectorAll('b')].map((b) => b.textContent);
  expect(bold).toEqual(['07 1', '07 2', 'https://bog.example', 'unknown', 'Allowed', 'Not allowed']);
  const links = facts.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/campsite/a-site', '/campsite/twin']);
  expect(screen.getByText(/account 10 days old/)).toBeInTheDocument();
});
