import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { openAccount, password, sharedServer } from './account';
import { linkMailedTo } from './mail';
import { ready } from './ready';

/** The product in one person's browser, with methods named after what the person does. */
export class App {
  constructor(readonly page: Page) {}

  async signUp(email: string): Promise<void> {
    await this.sendSignUp(email);
    await expect(
      this.page.getByText('A confirmation link has been sent to your email address.'),
    ).toBeVisible();
  }

  /**
   * Signs up at the address of an invitation's mail. The invitation's link proves the address, so
   * no second mail is needed.
   */
  async signUpInvited(email: string): Promise<void> {
    await this.sendSignUp(email);
    await expect(this.page).toHaveURL(/\/complete-profile/);
  }

  private async sendSignUp(email: string): Promise<void> {
    const { page } = this;
    if (!page.url().includes('/login')) await page.goto('/login?mode=signup');
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
    await this.ready();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  }

  async confirm(email: string): Promise<void> {
    // The message is shown for only a second, so look for it as soon as the page starts to load.
    await this.page.goto(await linkMailedTo(email, '/confirm-email'), { waitUntil: 'commit' });
    await this.page.getByText('Your account is confirmed.').waitFor();
  }

  async logIn(email: string, secret = password): Promise<void> {
    const { page } = this;
    if (!page.url().includes('/login')) await page.goto('/login');
    await this.ready();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  async completeProfile(username: string, name: string, place: string): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(/complete-profile/);
    await this.ready();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).fill(place.slice(0, 4));
    await page.getByRole('option', { name: place }).click();
    await page.getByRole('button', { name: /^(Save|Continue|Create)/ }).click();
  }

  /** Signs up, confirms in the same browser, and completes a profile, all through the pages. */
  async join(email: string, name: string): Promise<void> {
    await this.signUp(email);
    await this.confirm(email);
    await this.completeProfile(email.split('@')[0] ?? name, name, 'Kedron QLD 4031');
    await expect(this.page.getByText("Now let's get your profile set up, Camper!")).toBeVisible();
  }

  /**
   * Creates an account with a profile and logs it in without the pages, for stories about something
   * else.
   */
  async settleIn(email: string, name: string): Promise<void> {
    const username = email.split('@')[0] ?? name;
    const cookie = await openAccount(await sharedServer(), { email, username, name });
    const where = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' as const };
    await this.page.context().addCookies([{ ...cookie, ...where }]);
  }

  async addCamper(name: string, age: string): Promise<void> {
    await this.fillItem('/your-crew', 'Add Camper', async (form) => {
      await form.getByLabel('Name').fill(name);
      await form.getByText(age, { exact: true }).click();
    });
    await expect(this.page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }

  async addPet(name: string, type: string): Promise<void> {
    await this.fillItem('/your-crew', 'Add Pet', async (form) => {
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Type').selectOption(type);
    });
    await expect(this.page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }

  async addCar(make: string, model: string, drivetrain: string): Promise<void> {
    await this.fillItem('/your-rides', 'Add Car', async (form) => {
      await form.getByLabel('Make').fill(make);
      await form.getByLabel('Model').fill(model);
      await form.getByLabel('Colour').fill('White');
      await form.getByLabel('Drivetrain').selectOption(drivetrain);
    });
    await expect(
      this.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `${make} ${model}` }),
    ).toBeVisible();
  }

  private async fillItem(path: string, button: string, fill: (form: Locator) => Promise<void>) {
    const { page } = this;
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await this.ready();
    await page.getByRole('button', { name: button, exact: true }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) });
    await fill(form);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  }

  /**
   * Answers through the API that this person's household is going. `trip` is the path of the trip's
   * page.
   */
  async answerGoing(trip: string): Promise<void> {
    const answer = await this.page.request.patch(`/api${trip.replace('/trip/', '/trips/')}/attending`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { attending: true },
    });
    expect(answer.ok()).toBe(true);
  }

  /**
   * Drops the response of the next request to `path`: the server handles the request, but the
   * browser gets no response.
   */
  async loseAnswerTo(path: string): Promise<void> {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    };
    await this.page.route(`**${path}`, lose, { times: 1 });
  }

  async searchCampsites(postcode: string, radius: '50' | '100' | '200'): Promise<void> {
    await this.page.goto('/createtrip');
    await this.ready();
    await this.page.getByLabel('Postcode').fill(postcode);
    await this.page.getByLabel('Within').selectOption(radius);
  }

  async createTrip(trip: {
    name: string;
    from: string;
    to: string;
    rides: string[];
    invitees: string[];
  }): Promise<void> {
    const { page } = this;
    await this.ready();
    await page.getByLabel('Trip name').fill(trip.name);
    await page.getByText('Other dates').click();
    await page.getByLabel('Start date').fill(trip.from);
    await page.getByLabel('End date').fill(trip.to);
    if (trip.rides.length > 0) await this.openFold('Change who and what comes');
    for (const ride of trip.rides) await page.getByLabel(ride).check();
    if (trip.invitees.length > 0) await page.getByText('Invite people now').click();
    for (const invitee of trip.invitees) {
      await page.getByRole('textbox', { name: /Invite people/ }).fill(invitee);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Create trip' }).click();
    if (trip.invitees.length === 0) {
      // Nobody is invited yet, so the trip opens with the sheet for invitations.
      const sheet = page.getByRole('dialog', { name: 'Invite people' });
      await expect(sheet).toBeVisible();
      await this.ready();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
  }

  /** Opens a folded row of a form, unless it is open. */
  async openFold(words: string): Promise<void> {
    const fold = this.page.locator('.fold-row').filter({ hasText: words });
    if (!(await fold.evaluate((row) => (row as HTMLDetailsElement).open)))
      await fold.locator('summary').click();
  }

  /**
   * Opens a page of the trip through the trip's bar. In a part that has two pages, also uses the
   * switch between them.
   */
  async openPart(name: string): Promise<void> {
    const { page } = this;
    const within =
      { Cars: 'People', Pitches: 'People', Meals: 'Days', 'To-dos': 'Days', 'Day by day': 'Days' }[name] ??
      name;
    const pages = page.getByRole('navigation', { name: within });
    // The bar has no link to the vote. The overview has a link while a vote is open.
    if (name === 'Vote')
      await page
        .getByRole('link', { name: /^(Vote|See the vote|Decide|Dates still open: .*)$/ })
        .or(page.getByRole('region', { name: 'The vote' }).getByRole('link'))
        .first()
        .click();
    else if (await pages.isHidden())
      await page
        .getByRole('navigation', { name: 'Parts of the trip' })
        .getByRole('link', { name: within })
        .click();
    if (within === 'People' || within === 'Days')
      await pages.getByRole('link', { name: name === 'People' ? 'Who’s coming' : name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await this.ready();
  }

  /** Opens the menu of rare actions on a trip's overview. */
  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'More about this trip' }).click();
  }

  /** Answers on an invitation's page, signed out, with children and pets given as numbers. */
  async answerAsGuest(
    name: string,
    { children, pets, car: [make, model] }: { children: number; pets: number; car: [string, string] },
  ): Promise<void> {
    const { page } = this;
    await this.ready();
    await page.getByText('Going', { exact: true }).click();
    await page.getByLabel('Your name').fill(name);
    for (let count = 0; count < children; count++) {
      await page.getByRole('button', { name: 'More children' }).click();
    }
    for (let count = 0; count < pets; count++) await page.getByRole('button', { name: 'More pets' }).click();
    await page.getByText('What do you drive or tow?').click();
    await page.getByRole('button', { name: 'Car', exact: true }).click();
    await page.getByLabel('Make').fill(make);
    await page.getByLabel('Model').fill(model);
    await page.getByLabel('Colour').fill('Silver');
    await page.getByLabel('Drivetrain').selectOption('4 Wheel Drive');
    await page.getByRole('button', { name: /^Send: going/ }).click();
  }

  /** Opens the trip, or one of its parts, from a guest's invitation. */
  async openTripAsGuest(part?: string): Promise<void> {
    const { page } = this;
    await this.ready();
    const name = /^(Open the trip|Look at the trip first)$/;
    // The button becomes a link once this browser has opened the trip.
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
    await expect(page).toHaveURL(/\/trip\/[^/]+$/);
    if (part) await this.openPart(part);
    else await this.ready();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('link', { name: 'Logout' }).click();
    await expect(this.page).toHaveURL(/logged-out/);
  }

  ready = () => ready(this.page);
}
