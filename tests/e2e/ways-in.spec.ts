import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('text in a form is restored after the session ended and the same person logs in again, for that person alone', async ({
  browserOf,
}) => {
  const [email, other] = [uniqueEmail('mia'), uniqueEmail('tom')];
  const tom = await browserOf('Tom');
  await tom.settleIn(other, 'Tom Walker');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const { page } = mia;
  const endUnderForm = async () => {
    await page.goto('/your-rides');
    await mia.ready();
    await page.getByRole('button', { name: 'Add Car', exact: true }).click();
    await page.getByLabel('Make').fill('Toyota');
    await page.getByLabel('Model').fill('Prado');
    await page.getByLabel('Colour').fill('White');
    await page.getByLabel('Drivetrain').selectOption('4 Wheel Drive');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await endUnderForm();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in and come back' }).click();
  await mia.logIn(email);
  await expect(page.getByLabel('Make')).toHaveValue('Toyota');
  await expect(page.getByLabel('Drivetrain')).toHaveValue('4 Wheel Drive');
  await mia.ready();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Toyota Prado' }),
  ).toBeVisible();

  await endUnderForm();
  await page.getByRole('link', { name: 'Log in and come back' }).click();
  await mia.logIn(other);
  await expect(page.getByRole('button', { name: 'Add Car', exact: true })).toBeVisible();
  await expect(page.getByLabel('Make')).toHaveCount(0);
});
