import { render, screen } from '@testing-library/react';
import { ToastProvider } from '../ui/toast';
import { DecidedSites } from './decided-sites';
import { Decides } from './decides';
import { FailedMails } from './failed-mails';
import { NoticeCards } from './notice-cards';
import { PersonRows } from './person-rows';
import { WaitingSignUps } from './waiting-sign-ups';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: () => undefined }),
}));

const at = '2026-11-20T09:00:00.000Z';
const dale = { id: '1', email: 'dale@example.com', name: 'Dale', since: at, trips: 2, mails: 30 };
const judged = { refused: 0, reports: 0, suspended: false, suspended_for: null, muted: false, paused: null };

function show(decides: boolean) {
  render(
    <ToastProvider>
      <Decides value={decides}>
        <DecidedSites
          decided={[
            { id: '1', by: 'k', action: 'hid', about: 'Bog', reason: 'x', site: 's', at, undoable: true },
          ]}
        />
        <FailedMails mails={[{ id: '1', to: 'a@b.c', kind: 'Reminder', tries: 1, error: 'x', due: at }]} />
        <PersonRows people={[{ ...dale, ...judged }]} />
        <WaitingSignUps
          signUps={[{ id: '1', email: 'lee@example.com', since: at, mails: 1, refused: 0, state: 'sent' }]}
        />
        <NoticeCards notice={{ text: 'Away on Sunday', until: at }} />
      </Decides>
    </ToastProvider>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('whoever decides sees a button for each action', () => {
  expect(show(true)).toEqual([
    'Undo',
    'Retry',
    'Give up',
    'Suspend',
    'Mute reports',
    'Delete account',
    'Send again',
    'Take it down',
    'Show on every page',
  ]);
});

test('whoever reads sees everything but the buttons', () => {
  expect(show(false)).toEqual([]);
  for (const words of ['Bog', 'Reminder to a@b.c', 'lee@example.com', '“Away on Sunday”'])
    expect(screen.getByText(words)).toBeInTheDocument();
});
