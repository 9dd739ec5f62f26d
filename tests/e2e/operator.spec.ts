import { freePort } from '../../scripts/port';
import { takesMail } from '../servers/mail-server';
import { openAccount, password } from './account';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { subjectsMailedTo } from './mail';
import { ownServer } from './own-server';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Opens the desk for an operator. The address must be in OPERATOR_EMAILS of playwright.config.ts. */
async function openDesk(app: App, email: string, path = '/operator'): Promise<void> {
  const { page } = app;
  await app.settleIn(email, 'Kerry Malone');
  await page.goto(path);
  await app.ready();
  await expectAccessible(page);
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Open the desk' }).click();
}

test('a reported campsite is hidden with a reason, its owner told, its reporter thanked, and it is shown again', async ({
  browserOf,
}) => {
  const [kerry, dale, olivia] = [
    await browserOf('Kerry'),
    await browserOf('Dale'),
    await browserOf('Olivia'),
  ];
  const [dalesEmail, oliviasEmail] = [uniqueEmail('dale'), uniqueEmail('olivia')];
  await dale.settleIn(dalesEmail, 'Dale Robards');
  await olivia.settleIn(oliviasEmail, 'Olivia Hart');
  const name = `Ridge Rd Free Camp ${dalesEmail.slice(5, 13)}`;
  const shared = await dale.page.request.post('/api/locations', {
    headers,
    data: { name, share_flag: true, drivetrain: '2 Wheel Drive', latitude: -27.2, longitude: 152.8 },
  });
  const { id } = (await shared.json()).location;
  await olivia.page.goto(`/campsite/${id}`);
  await olivia.ready();
  await olivia.page.getByRole('button', { name: 'Report a problem' }).click();
  await olivia.page.getByLabel('What’s wrong?').selectOption('private');
  await olivia.page.getByLabel(/Tell us more/).fill('It’s a farmer’s paddock.');
  await olivia.page.getByRole('button', { name: 'Send report' }).click();
  await expect(olivia.page.getByText('Thank you. We will have a look.')).toBeVisible();
  expect((await olivia.page.goto('/operator'))?.status()).toBe(404);

  await openDesk(kerry, 'desk-sites@operators.example');
  const report = kerry.page.locator('details', { hasText: name });
  // The map in the report has a summary of its own.
  const opener = report.locator('summary').first();
  await opener.click({ trial: true });
  if (!(await report.getByText('It’s a farmer’s paddock.').isVisible())) await opener.click();
  await expect(report.getByText('“It’s a farmer’s paddock.”')).toBeVisible();
  await expectAccessible(kerry.page);
  await report.getByRole('button', { name: 'Hide' }).click();
  await kerry.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(kerry.page.getByText('Please give a reason.')).toBeVisible();
  await kerry.page.getByLabel('Reason').fill('private land');
  await kerry.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(kerry.page.getByText('The campsite is hidden.')).toBeVisible();
  await expect(report).toBeHidden();
  await expect.poll(() => subjectsMailedTo(dalesEmail)).toHaveLength(1);
  await expect.poll(() => subjectsMailedTo(oliviasEmail)).toHaveLength(1);

  await kerry.page.getByRole('link', { name: 'Decided' }).click();
  // The log beside the decisions names the campsite too.
  const undo = kerry.page.getByRole('button', { name: 'Undo' });
  const decided = kerry.page.getByRole('listitem').filter({ hasText: name, has: undo });
  await expect(decided).toContainText('private land');
  await decided.getByRole('button', { name: 'Undo' }).click();
  await expect(kerry.page.getByText('The decision is undone.')).toBeVisible();
  await expectAccessible(kerry.page);
  await kerry.page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(kerry.page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
});

test('a suspended person is logged out, told why, and can return after the suspension is lifted', async ({
  browserOf,
}) => {
  const [kerry, spammer] = [await browserOf('Kerry'), await browserOf('Spammer')];
  const email = uniqueEmail('spammer');
  await spammer.settleIn(email, 'Camp Deals');
  await spammer.page.goto('/');

  await openDesk(kerry, 'desk-people@operators.example', '/operator/people');
  await kerry.page.getByLabel('Email or name').fill(email);
  await kerry.page.getByRole('button', { name: 'Find' }).click();
  const row = kerry.page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Suspend' }).click();
  await kerry.page.getByLabel('Reason').fill('Sends advertisements');
  await kerry.page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await expectAccessible(kerry.page);

  await spammer.page.goto('/');
  await expect(spammer.page).toHaveURL(/\/login/);
  await spammer.logIn(email);
  await expect(spammer.page.getByText('Sends advertisements')).toBeVisible();

  await row.getByRole('button', { name: 'Lift' }).click();
  await kerry.page.getByLabel('Reason').fill('Said sorry');
  await kerry.page.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await expect(row.getByText('Suspended')).toBeHidden();
  await spammer.logIn(email);
  await expect(spammer.page).toHaveURL('/');
});

test('a failed mail and a sign-up’s mail are sent again, and a notice is shown to everybody', {
  tag: '@release',
}, async ({ browserOf }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const email = 'kerry@operators.example';
  const server = await ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts'], {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    OPERATOR_EMAILS: email,
  });
  try {
    const kerry = await browserOf('Kerry', { baseURL: server.url });
    const { name, value } = await openAccount(server, { email, username: 'kerry', name: 'Kerry' });
    await kerry.page.context().addCookies([{ name, value, url: server.url }]);
    await kerry.page.request.post('/auth/forgot-password', { headers, data: { email } });
    await kerry.page.goto('/operator/mail');
    await kerry.ready();
    await kerry.page.getByLabel('Your password').fill(password);
    await kerry.page.getByRole('button', { name: 'Open the desk' }).click();
    const row = kerry.page.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText(/The mail server didn’t respond\. Tried \d+ times?\. Next try/);
    await expectAccessible(kerry.page);

    const mailServer = await takesMail(port);
    await row.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => mailServer.recipients, { timeout: 20_000 }).toContain(email);
    await kerry.page.reload();
    await expect(row).toBeHidden();

    const lee = { email: 'lee@example.com', password, name: 'Lee' };
    await kerry.page.request.post('/auth/request-signup', { headers, data: lee });
    const lees = () => mailServer.recipients.filter((to) => to === lee.email).length;
    await expect.poll(lees, { timeout: 20_000 }).toBe(1);
    await kerry.page.getByRole('link', { name: 'Sign-ups' }).click();
    await kerry.page.getByRole('button', { name: 'Send again' }).click();
    await expect(kerry.page.getByText('2 emails. Handed over, and its link works.')).toBeVisible();
    await expectAccessible(kerry.page);
    await expect.poll(lees, { timeout: 20_000 }).toBe(2);
    await mailServer.close();

    await kerry.page.getByRole('link', { name: 'Notice' }).click();
    await kerry.page.getByLabel('Notice', { exact: true }).fill('Away on Sunday from 6 to 7 am');
    await kerry.page.getByLabel('Show it until').fill('2099-01-01T07:00');
    await kerry.page.getByRole('button', { name: 'Show on every page' }).click();
    await expect(kerry.page.getByText('Please choose a time within the next 90 days.')).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await kerry.page.getByLabel('Show it until').fill(tomorrow);
    await kerry.page.getByRole('button', { name: 'Show on every page' }).click();
    await expect(kerry.page.getByText('“Away on Sunday from 6 to 7 am”')).toBeVisible();
    await expectAccessible(kerry.page);
    const visitor = await browserOf('Visitor', { baseURL: server.url });
    await visitor.page.goto('/login');
    await expect(visitor.page.getByRole('complementary')).toHaveText('Away on Sunday from 6 to 7 am');
    await expectAccessible(visitor.page);
  } finally {
    await server.stop();
  }
});
