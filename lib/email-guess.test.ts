import { meantDomain } from './email-guess';

test.each([
  ['gmial.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.com.au', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.con.au', 'hotmail.com.au'],
  ['outlok.com', 'outlook.com'],
  ['bigpond.con', 'bigpond.com'],
  ['bigpnod.net.au', 'bigpond.net.au'],
  ['optusnet.con.au', 'optusnet.com.au'],
  ['iinett.net.au', 'iinet.net.au'],
  ['yahooo.com.au', 'yahoo.com.au'],
  ['icloud.cm', 'icloud.com'],
  ['harts.con', 'harts.com'],
])('%s was probably meant to be %s', (domain, meant) => {
  expect(meantDomain(`mia@${domain}`)).toBe(meant);
});

test.each([
  ...[
    'gmail.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'live.com.au',
    'bigpond.net.au',
    'me.com',
    'mae.com',
  ],
  ...[
    'example.com',
    'harts.com.au',
    'jo.id.au',
    'school.edu.au',
    'health.nsw.gov.au',
    'abc.net.au',
    'small.com',
  ],
  ...['yahoo.co.uk', 'yahoo.ca', 'hotmail.fr', 'camp.co', 'constance.com', 'xn--gmal-5na.com'],
])('%s is not questioned', (domain) => {
  expect(meantDomain(`mia@${domain}`)).toBeNull();
});
