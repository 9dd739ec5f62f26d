import { readCampsites } from '@/scripts/data/campsites';
import { readPlaces } from '@/scripts/data/places';
import { namedInMail, spamSignIn } from './spam-signs';

const greetings = [
  'Hi all,',
  'G’day!',
  'Hey Sam & Jas –',
  'Dear campers;',
  'Liebe Grüße,',
  '大家好!',
  'Hello 👋',
];
const plans = [
  'we leave Fri 6.30pm/7pm from ours.Bring torches',
  'site 12.In the shade, 3.5 km from the gate',
  'tents, mats...net for the mozzies too',
  'call me on 0412 345 678 or (07) 3359 1234 if you’re late',
  'bring 1.5 L of water p.p., e.g. two bottles, and $20 cash for the camp fees',
  'BYO everything! No generators after 9 p.m. please',
  'UHF channel 18. Com check at 5. Au revoir city!',
  'gate code 1900# opens at 7 a.m., rate 4/5, booking 551901234567',
  'there’s a prize for the best damper & you’ve won the spot by the fire, Tom',
  'the Info centre has maps. Net fishing isn’t allowed. Org. by Mia',
  'meet @ 10am @ the servo, then 2h on dirt (4WD only)',
  'click lead for the dog, free kids under 5, work from home Monday?',
  'B Y O chairs, A & B loop is ours, sites 1 2 3 4',
  'earn your marshmallows: firewood duty first. Make money? No, make pancakes',
  'the cryptic crossword is my account of last year. Casio watch found too',
  'see the café’s menu – “Tuesday · pie night • Wed · trivia”',
  'It’s 27.5°C, wind < 10 km/h. So bring a jacket. Me too',
  'we’re 4 adults, 2 kids and Rex (kelpie). Join the WhatsApp group',
  'dot points: 1. tents 2. food. Is it all there? At 6. In winter',
  'Straße nach Köln? Nein, Kedron → Bendeela. Приезжайте к нам',
];
const ends = ['See you there!', 'Cheers, Mia', 'x', '– Olivia (Pat’s mum)', '🏕️🔥'];

/** Notes made from the plans: each plan ten times, each time with a different greeting and ending. */
const notes = plans.flatMap((plan, at) =>
  Array.from({ length: 10 }, (_, turn) => {
    const greeting = greetings[(at + turn) % greetings.length];
    const next = plans[(at + 3 * turn + 1) % plans.length];
    return `${greeting} ${plan}\n${turn % 2 ? `${next} ` : ''}${ends[(at * turn) % ends.length]}`;
  }),
);

test('200 notes as people write them pass', () => {
  expect(new Set(notes).size).toBe(200);
  expect(notes.filter((note) => spamSignIn(note) !== null)).toEqual([]);
});

test('no bundled place or campsite has a name that counts as spam', async () => {
  const [places, { campsites }] = await Promise.all([readPlaces(), readCampsites()]);
  const names = [...places, ...campsites].map(({ name }) => name);
  expect(names).toContain('Casino');
  expect(names.filter((name) => namedInMail(name) === null)).toEqual([]);
});

const links = [
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE/X',
  'hxxp://evil.example',
  'ftp://evil.example',
  'h t t p s : / / evil.example',
  'ｈｔｔｐ://evil.example',
  'ht\u200btp://evil.example',
  'ht\u00adtp://evil.example',
  'www.camping.example',
  'www . camping . example',
  'WWW.camping.example',
  'camp-deals.com',
  'Camp-Deals.COM',
  'camp-deals.com.au/offer',
  'camp-deals .com',
  'camp-deals. com',
  'camp-deals . com',
  'camp-deals . net',
  'camp-deals[.]com',
  'camp-deals [.] com',
  'camp-deals(dot)com',
  'camp-deals [dot] com',
  'camp-deals dot com',
  'camp-deals DOT org',
  'c a m p d e a l s . c o m',
  'camp-deals。com',
  'camp-deals．com',
  'camp-deals｡com',
  'camp-deals․com',
  'camp-deals·com',
  'camp-deals\u200b.\u200bcom',
  'camp-deals.c\u0301om',
  'camp-deals.ｃｏｍ',
  'camp-deals.сом',
  '𝐜𝐚𝐦𝐩-𝐝𝐞𝐚𝐥𝐬.𝐜𝐨𝐦',
  'bit.ly/3xYz',
  'ｂｉｔ．ｌｙ／3xYz',
  't.me/campdeals',
  'youtu.be/dQw4',
  'camp-deals.shop',
  'CAMP-DEALS.STORE',
  'Look:camp-deals.xyz!',
];
const addresses = ['win@camp.example', 'Win @mail: win@camp-deals.com', 'win＠camp.example'];
const numbers = ['Call 1900 123 456', 'Ring 190-2123-456 now', '１９００１２３４５６'];
const words = [
  'Cheap viagra',
  'Online casino',
  'A c4sino b0nus',
  'casino games for you',
  'v i a g r a',
  'v.i.a.g.r.a',
  'v1agra',
  'Buy bitcoin',
  'Сrурto is up',
  'crypt0 tips',
  'A $500 gift card',
  'g1ft c4rd',
  'giftcards for all',
  'Click here',
  'C L I C K  H E R E',
  'сliсk hеrе',
  'cl1ck h3re',
  'c|ick here',
  'CLICK\u200b THIS LINK',
  'Claim your prize',
  'Cash prizes',
  'You’ve won an iPhone',
  'You have been selected',
  'free m0ney',
  'Make easy money online',
  'Double your investment',
  'Please verify your account',
];

test.each([
  ['link', links],
  ['address', addresses],
  ['number', numbers],
  ['words', words],
] as const)('junk is known by its %s, however it is disguised', (kind, texts) => {
  const found = texts.map((text) => [text, spamSignIn(`Hi all, ${text} and see you on Friday`)]);
  expect(found).toEqual(texts.map((text) => [text, kind]));
});

test('there are at least 60 disguises', () => {
  expect(links.length + addresses.length + numbers.length + words.length).toBeGreaterThan(60);
});

describe('the campsite’s own address', () => {
  const own = 'https://www.parks.example.com/bendeela/';
  test.each([
    'Book at https://www.parks.example.com/bendeela/ first',
    'Book at parks.example.com/bendeela.',
    'Book at www.parks.example.com/bendeela, twice: http://parks.example.com/bendeela',
  ])('may stand in a note: %s', (text) => {
    expect(spamSignIn(text, own)).toBeNull();
    expect(spamSignIn(text)).toBe('link');
  });

  test.each([
    'https://www.parks.example.com/bendeela-deals',
    'https://parks.example.com/bendeela.evil.com',
    'https://www.parks.example.com/other',
    'https://www.parks.example.com/bendeela/ and camp-deals.com',
    'http://evil.example/https://www.parks.example.com/bendeela',
  ])('allows no other address: %s', (text) => {
    expect(spamSignIn(text, own)).toBe('link');
  });
});

test('a long text is cut before any pattern reads it', () => {
  const started = performance.now();
  for (const worst of ['a.', 'a @', ' ', 'h t t p ', '1 9 0 0 ', '.com', '[', 'click ', 'а́'])
    spamSignIn(worst.repeat(1_000_000), 'https://example.com');
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a name in a mail is one line, and is left out when it is spam', () => {
  expect(namedInMail('Easter\nat Bendeela')).toBe('Easter at Bendeela');
  expect(namedInMail('Win at camp-deals.com')).toBeNull();
});
