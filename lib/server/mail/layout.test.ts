import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { headersOf } from '@/tests/mail';
import type { MailContent } from './content';
import { failureWords } from './failure-words';
import { composeMail } from './layout';
import { fileTransport } from './transports';

const content: MailContent = {
  preheader: 'Fri 26 – Mon 29 Mar 2027',
  picture: { url: 'https://camp.example/a.png', darkUrl: 'https://camp.example/b.png' },
  lead: 'Olivia invites you camping',
  heading: 'Easter <b>at</b> Bendeela',
  quote: { by: 'Olivia', text: 'Bring a hat.' },
  paragraphs: ['Come along.'],
  facts: [
    { label: 'Where', value: 'Bendeela', detail: 'Kangaroo Valley', href: 'https://map.example/' },
    { label: 'Coming', value: 'Olivia and Pat' },
  ],
  action: [
    { label: 'Going', href: 'https://camp.example/i?answer=going' },
    { label: 'Not going', href: 'https://camp.example/i?answer=not-going' },
  ],
  note: 'Nothing is sent yet.',
  closing: 'This link is just for you.',
  replyTo: { name: 'Olivia', email: 'olivia@example.com' },
  unsubscribe: {
    url: 'https://camp.example/unsubscribe/abc',
    oneClick: 'https://camp.example/api/unsubscribe/abc',
    what: 'trip emails',
  },
};

/** Returns the mail as its recipient would get it: written to a file and parsed. */
async function received(subject: string, each: MailContent) {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  await fileTransport(folder)(await composeMail('tom@example.com', subject, each), 'mail-1');
  return PostalMime.parse(await readFile(join(folder, 'mail-1.eml')));
}

test('the HTML and the text part say the same, in the same order', async () => {
  const { html = '', text = '' } = await received('Easter', content);
  expect(text.trim().split('\n').filter(Boolean)).toEqual([
    'Olivia invites you camping',
    'Easter <b>at</b> Bendeela',
    'Olivia writes:',
    '> Bring a hat.',
    'Come along.',
    'Where: Bendeela, Kangaroo Valley (https://map.example/)',
    'Coming: Olivia and Pat',
    'Going: https://camp.example/i?answer=going',
    'Not going: https://camp.example/i?answer=not-going',
    'Nothing is sent yet.',
    'Questions? Reply to this email, it goes to Olivia.',
    'This link is just for you.',
    'Turn off trip emails: https://camp.example/unsubscribe/abc',
  ]);
  const shown = html.slice(html.indexOf('<body'));
  const places = text
    .trim()
    .split(/\n+|: | \(|, /)
    .map((words) =>
      words
        .replace(/^> |\)$/g, '')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;'),
    )
    .map((words) => (words.startsWith('https:') ? `href="${words}"` : words))
    .map((words) => [words, shown.includes(words)]);
  expect(places.filter(([, found]) => !found)).toEqual([]);
});

test('a name with HTML in it stays text', async () => {
  const { html } = await received('Easter', content);
  expect(html).not.toContain('<b>');
});

test('a mail about a trip can be stopped with one click, and a reply goes to the organiser', async () => {
  const mail = await received('Easter', content);
  expect(headersOf(mail)).toMatchObject({
    'list-unsubscribe': '<https://camp.example/api/unsubscribe/abc>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'olivia@example.com' })]);
});

test('a mail about the account has no unsubscribe link and no reply address', async () => {
  const mail = await received('Reset', { heading: 'Reset', paragraphs: ['Here it is.'] });
  expect(headersOf(mail)).not.toHaveProperty('list-unsubscribe');
  expect(headersOf(mail)).toHaveProperty('auto-submitted', 'auto-generated');
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text?.trim()).toBe('Reset\n\nHere it is.');
});

test('a mail follows dark mode, and loads no script, font or other origin', async () => {
  const { html = '' } = await received('Easter', content);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toMatch(
    /<source srcSet="https:\/\/camp\.example\/b\.png" media="\(prefers-color-scheme: dark\)"/i,
  );
  expect(html).not.toMatch(/<script|<link|@font-face|@import/);
});

test('line breaks in a subject or name cannot add a header', async () => {
  const mail = await received('Easter\r\nBcc: all@example.com', {
    ...content,
    replyTo: { name: 'Olivia\r\nBcc: all@example.com', email: 'olivia@example.com' },
  });
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Easter Bcc: all@example.com');
});

test('a long label stands above its value, a short one beside it', async () => {
  const { html: beside = '' } = await received('Easter', content);
  expect(beside).toMatch(/<td[^>]*>Coming<\/td>/);
  const facts = [
    ...(content.facts ?? []),
    { label: 'Maximiliana Featherstone wrote', value: 'See you there!' },
  ];
  const { html: over = '' } = await received('Easter', { ...content, facts });
  expect(over).toMatch(/<td[^>]*><div[^>]*>Coming<\/div>Olivia and Pat/);
});

test.each([
  ['550 5.1.2 The domain does not exist', 'No such domain'],
  ['554 Domain not found', 'No such domain'],
  ['552 5.2.2 Mailbox full', 'Mailbox full'],
  ['452 4.2.2 The recipient is over quota', 'Mailbox full'],
  ['550 5.1.1 <sam@example.com>: User unknown', 'No such mailbox'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server didn’t respond'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'The mail server didn’t respond'],
  ['The mail provider did not respond in time', 'The mail server didn’t respond'],
])('%s: %s', (error, words) => {
  expect(failureWords(error)).toBe(words);
});

test('unknown words stay, in one line without addresses, links and tokens', () => {
  const secret = 'x'.repeat(43);
  const error = `\n554 <sam@example.com> refused by policy, see https://example.com/why and ${secret}\n    at send`;
  expect(failureWords(error)).toBe('554 … refused by policy, see … and …');
});

test('an error without words gets a fixed text, and a long error is cut', () => {
  expect(failureWords('')).toBe('No reason given');
  expect(failureWords('no '.repeat(100_000))).toHaveLength(200);
});
