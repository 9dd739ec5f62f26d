import { randomUUID } from 'node:crypto';
import { addDays, formatDateRange, today } from '../../lib/dates';
import { password } from '../../tests/e2e/account';
import { linkMailedTo } from '../../tests/e2e/mail';
import type { Wanted } from './finder';
import type { Person } from './person';

export interface Told {
  person: (name: string) => Promise<Person>;
  step: (words: string, tell: () => Promise<void>) => Promise<void>;
}

const uniqueEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;
const button = (name: string | RegExp, more: Partial<Wanted> = {}): Wanted => ({
  role: 'button',
  name,
  ...more,
});
const link = (name: string | RegExp, more: Partial<Wanted> = {}): Wanted => ({ role: 'link', name, ...more });
const region = (name: string | RegExp): Wanted => ({ role: 'region', name });
const heading = (name: string | RegExp): Wanted => ({ role: 'heading', name });

const from = addDays(today(), 21);
const to = addDays(today(), 23);

/** The product's main ways, once in each engine. What a way is in detail, tests/e2e tells. */
export async function tellStories({ person, step }: Told): Promise<void> {
  const [miasEmail, tomsEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('tom'), uniqueEmail('priya')];
  const mia = await person('Mia');

  await step('Mia signs up by the link in her mail', async () => {
    await mia.goto('/login?mode=signup');
    await mia.ready();
    await mia.picture('sign-up');
    await signUp(mia, miasEmail);
    await mia.see('A confirmation link has been sent to your email address.');
    await mia.goto(await linkMailedTo(miasEmail, '/confirm-email'));
    await completeProfile(mia, miasEmail, 'Mia Bennett');
    await mia.see("Now let's get your profile set up, Camper!");
    await mia.picture('crew');
  });

  await step('she adds her car', async () => {
    await mia.goto('/your-rides');
    await mia.ready();
    await mia.click(button('Add Car'));
    await mia.fill(/^Make/, 'Toyota');
    await mia.fill(/^Model/, 'Prado');
    await mia.fill(/^Colour/, 'White');
    await mia.fill(/^Drivetrain/, '4 Wheel Drive');
    await mia.picture('add-car');
    await mia.click(button('Save'));
    await mia.see('Toyota Prado', { role: 'main' });
  });

  let trip = '';
  await step('she creates a trip and invites two', async () => {
    await planTrip(mia, 'Easter at Bendeela', [tomsEmail, priyasEmail], async () => {
      await mia.click({ text: 'Other dates' });
      await mia.fill('Start date', from);
      await mia.fill('End date', to);
      await mia.click({ text: 'Change who and what comes' });
      await mia.check({ label: /Toyota Prado/ });
      await mia.picture('create-trip');
    });
    await mia.seeOne({ role: 'heading', name: 'Easter at Bendeela', nth: 0 });
    await mia.see(formatDateRange(from, to));
    trip = await mia.path();
    await mia.picture('trip');
  });

  const priya = await person('Priya');
  await step('Priya answers as a guest from her mail, for two', async () => {
    await priya.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.see('Mia Bennett invites you camping');
    await priya.ready();
    await priya.picture('invitation');
    await priya.click({ text: 'Going' });
    await priya.fill(/^Your name/, 'Priya Nair');
    await priya.click(button('More children'));
    await priya.picture('answer');
    await priya.click(button(/^Send: going/));
    await priya.seeOne(heading('You’re going, Priya'));
    await priya.picture('answered');
    await priya.click({ text: 'Open the trip' });
    await priya.at(/^\/trip\/[^/]+$/);
    await priya.ready();
    await priya.picture('trip');
  });

  await step('Mia gives both a seat in her car', async () => {
    await mia.goto(`${trip}/cars`);
    await mia.ready();
    await mia.see('Priya', region(/need a seat/));
    await mia.picture('cars');
    await mia.resize(820, 1180);
    await mia.goto(`${trip}/cars`);
    await mia.resize(1180, 820);
    await mia.seeOne(button(/^Move Priya/));
    await mia.picture('cars-turned', [1180]);
    await mia.resize(375, 812);
    await mia.click(button(/^Priya/, { within: region(/need a seat/) }));
    await mia.see('Now tap a car with room.');
    await mia.picture('cars-picked');
    await mia.click(button(/^Sit here/));
    await mia.seeOne(region('Everybody has a seat'));
    await mia.picture('cars-seated');
  });

  await step('Priya brings a chair and takes it back', async () => {
    await priya.goto(`${trip}/gear`);
    await priya.ready();
    await priya.picture('gear');
    await priya.click(button('I’ll bring it: Camp chairs'));
    await priya.seeOne(button('Undo: Camp chairs'));
    await priya.click(button('Undo: Camp chairs'));
    await priya.seeOne(button('I’ll bring it: Camp chairs'));
  });

  await step('Mia enters an expense', async () => {
    await mia.goto(`${trip}/costs`);
    await mia.ready();
    await mia.click(button('Add an expense', { nth: 0 }));
    await mia.fill(/^What for/, 'Site fees');
    await mia.fill(/^Amount in dollars/, '180');
    await mia.picture('expense');
    await mia.click(button('Save', { within: { role: 'dialog' } }));
    await mia.seeNot({ role: 'dialog' });
    await mia.see('Site fees');
    await mia.see('$180.00');
    await mia.picture('costs');
  });

  await step('the trip’s card is ready to be printed', async () => {
    await mia.goto(`${trip}/print`);
    await mia.ready();
    await mia.seeOne(button(/^Print/));
    await mia.see('Priya');
    await mia.picture('card');
  });

  const tom = await person('Tom');
  await step('Tom makes an account from his invitation', async () => {
    await tom.goto(await linkMailedTo(tomsEmail, '/invite/'));
    await tom.ready();
    await tom.click(link('Sign up'));
    await tom.at(/^\/login/);
    await tom.ready();
    await signUp(tom, tomsEmail);
    await completeProfile(tom, tomsEmail, 'Tom Walker');
    await tom.at(/^\/trip\//);
  });

  await step('without network Tom reads the trip, and what he writes waits', async () => {
    for (const path of [trip, `${trip}/notices`, `${trip}/days`]) await tom.keeps(path);
    tom.network.cut();
    await tom.goto(`${trip}/days`);
    await tom.see('No reception.', undefined, 30_000);
    await tom.picture('days-offline');
    await tom.goto(`${trip}/notices`);
    await tom.ready();
    await tom.fill({ role: 'textbox', name: 'Write to everyone' }, 'I have firewood');
    await tom.click(button('Send'));
    await tom.see('It goes out when you’re back in range.', undefined, 30_000);
    await tom.picture('notices-offline');
    await tom.goto('/somewhere-never-opened');
    await tom.picture('never-opened');
  });

  await step('it goes out once he is in range', async () => {
    tom.network.mend();
    await tom.goto(`${trip}/notices`);
    await tom.seeNot(region('Waiting to be sent'), 60_000);
    await tom.picture('notices-sent');
    await mia.goto(`${trip}/notices`);
    await mia.see('I have firewood');
  });

  await step('Mia puts two weekends to the vote, Tom votes, and Mia decides', async () => {
    const second = [addDays(today(), 28), addDays(today(), 30)] as const;
    await planTrip(mia, 'Winter', [tomsEmail], async () => {
      await mia.check({ label: /^We’re not sure of the dates yet/ });
      await mia.click({ text: 'Other dates' });
      await mia.fill('Start date', from);
      await mia.fill('End date', to);
    });
    await mia.at(/\/vote$/);
    await mia.ready();
    await mia.click(button('Add dates or a campsite'));
    await mia.fill(/^First day/, second[0]);
    await mia.fill(/^Last day/, second[1]);
    await mia.picture('vote-add');
    await mia.click(button('Add to the vote'));
    await mia.see(formatDateRange(...second));
    const vote = await mia.path();
    await tom.goto(vote);
    await tom.ready();
    await tom.click({ text: 'Yes', within: { css: '.vote-option' }, nth: 1 });
    await tom.see('1 of 2 can');
    await tom.picture('vote');
    await mia.see('1 of 2 can', undefined, 30_000);
    await mia.picture('vote-counted');
    await mia.click(button('Decide on it', { nth: 0 }));
    await mia.ready();
    await mia.picture('vote-decide');
    await mia.click(button('Decide'));
    await mia.seeOne(heading('It’s decided'));
  });

  await step('they log out', async () => {
    for (const each of [mia, tom]) {
      await each.goto('/');
      await each.ready();
      await each.picture('home');
      await each.click(link('Logout'));
      await each.at(/^\/logged-out/);
      await each.goto('/');
      await each.at(/^\/login/);
    }
  });
}

async function signUp(person: Person, email: string): Promise<void> {
  await person.fill(/^Email/, email);
  await person.fill(/^Password/, password);
  await person.fill(/^Confirm password/, password);
  await person.click(button('Sign up', { within: { css: 'form' } }));
}

async function completeProfile(person: Person, email: string, name: string): Promise<void> {
  await person.at(/^\/complete-profile/);
  await person.ready();
  await person.fill(/^Username/, email.slice(0, email.indexOf('@')));
  await person.fill(/^Name/, name);
  await person.fill({ role: 'combobox', name: /Suburb or postcode/ }, 'Kedr');
  await person.click({ role: 'option', name: 'Kedron QLD 4031' });
  await person.picture('profile');
  await person.click(button(/^(Save|Continue|Create)/));
}

async function planTrip(person: Person, name: string, invitees: string[], choose: () => Promise<void>) {
  await person.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await person.ready();
  await person.fill(/^Trip name/, name);
  await choose();
  await person.click({ text: 'Invite people now' });
  for (const invitee of invitees) {
    await person.fill({ role: 'textbox', name: /Invite people/ }, invitee);
    await person.press('Enter');
  }
  await person.click(button('Create trip'));
  await person.at(/^\/trip\//);
  await person.ready();
}
