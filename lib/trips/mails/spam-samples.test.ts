import { spamSignIn } from './spam-signs';

/** Notes that bring a stranger to a web address, a mailbox or a number that costs money. */
const hostile = {
  link: `campmates-login.pro/x | campmates-login.pro | Evil-Camp.Pro | EVIL.PRO | evil.ca | evil.ie | evil.jp | evil.mobi
    evil.cloud | evil.zip | evil.mov | evil.to/x | evil.me | go evil.me now | evil.it | camp-deals.it | evil.in/x | evil.so
    evil.es | evil.pl | evil.se | evil.nl | evil.br | evil.ch | evil.kim | evil.ninja | evil.photo | evil.tech | evil.email
    evil.support | evil.help | evil.camp | evil.camera | evil.today | evil.world | evil.life | evil.page | evil.ink | evil.lol
    evil.рф | evil.xn--p1ai | xn--80ak6aa92e.com | пример.рф | evil.中国 | evil.onion | camp.gov-au.info | camp.com.au
    a.b.c.d.evil.com | evil.com. | (evil.com) | «evil.com» | evil.com, | evil.com:8080 | evil.com?x=1 | evil.com#x
    http://evil | https:// evil.example | whatsapp://send | tg://resolve | mailto:win | javascript:alert
    192.168.1.1 | 192.168.1.1/x | 192.168.1.1:80 | 8.8.8.8 | １９２．１６８．１．１/x | 1 9 2 . 1 6 8 . 1 . 1
    http://3232235777/ | [2001:db8::1] | 2001:db8::1 | fe80::1:2/x | [::1]/x | http://[::1]/
    ｅｖｉｌ．ｐｒｏ／ｘ | ⓔⓥⓘⓛ.ⓟⓡⓞ | 🅴🆅🅸🅻.🅲🅾🅼 | 𝓮𝓿𝓲𝓵.𝓬𝓸𝓶 | evil.ᴄᴏᴍ | evil。pro | evil｡cloud | evil․zip | evil‧ie | evilꓸcom
    evil.ｐro/x | ev\u200bil.p\u00adro | evil.со | e v i l . p r o | e v i l . c a
    evil . com | evil . pro | evil .ie | evil .shop | evil. com | evil. pro/x | evil . me/x | evil dot com | evil dot pro
    evil DOT mobi | evil dot com dot au | evil (dot) ie | evil[.]zip | evil [dot] cloud | evil<dot>ca | evil_dot_com
    evil-dot-com | evildotcom | evil dotcom | evil,com | www.evil | w w w . evil . pro | wa.me/61412345678 | t.me/x
    discord.gg/x | tinyurl.com/x | goo.gl/x | is.gd/x | bit.do/x | lnkd.in/x | g.co/x | x.ai`,
  address: `win@evil.pro | win＠evil.ca | win@mail.evil.zip | WIN@EVIL.IE`,
  number: `1 9 0 0 1 2 3 4 5 6 | 19O0 123 456 | 19OO123456 | l900 123 456 | I9O0 l23 456 | 1900123456 | 1900.123.456
    1-900-123-456 | (1900) 123 456 | 1902 123 456 | 1906-123-456 | 1901 12 34 56 | 190 1234 567 | +61 1900 123 456
    0011 61 1900 123 456 | +1 900 555 1234 | +979 1234 56789 | +44 909 879 1234 | 1900-WIN-NOW | 1900WINNOW
    call 1900 WINNOW | text WIN to 197 777 | sms yes to 19777777 | １９００ 123 456 | ١٩٠٠١٢٣٤٥٦ | १९०० १२३ ४५६
    𝟏𝟗𝟎𝟎 123 456 | ①⑨⓪⓪ 123 456 | 1️⃣9️⃣0️⃣0️⃣ 123 456 | one nine zero zero one two three four five six
    nineteen hundred 123 456 | one nine oh oh 123456 | 19\u200b00 123 456 | 1900  123\n456`,
};

/** What people write to each other about a trip, and names of places, people and cars. */
const honest = `Meet at 9.30 | Meet at 9.30am. Bring 2.5 L | 2.5 L | 2.5L each | 1.5kg of snags | St. Kilda | St.Kilda | Mt.Buffalo
  e.g.this | e.g. two tents | i.e.us | 10.12.2026 | 10.12.26 | 10/12/2026 | 11.12.-13.12. | Fri 11.12 to Sun 13.12 | 19.00 on 12.12.
  Big4 Renmark. | BIG4 Renmark Riverfront | 0412 345 678 | +61 412 345 678 | +61 (0)412 345 678 | (03) 6231 1234
  1300 135 513 | 1300 CAMPING | 13 11 12 | 1800 111 222 | 000 or 112 | Triple Zero (000) | 1900 people came | $1,900.00 for all
  1900 km from home | IT IS 1900 KM FROM HERE | built in 1901, 12 rooms | 1900 m up, 2 km on | booking 551901234567 | ref 190-22
  site 12.In the shade | ours.Bring torches | by the gate.So bring chairs | it’s fun.My kids love it | Ok.In case it rains
  See you there.Family of five | at the lake.Dogs on leads | P.O.Box 12 | p.m.in winter | 9.pm | 9 p.m. at ours | 7.30 p.m.
  Dr.Who | Mr.Kim | J.Lo | M.Ng | Mia B. Smith | Smith & Co | O’Brien’s | Jean-Luc | N.S.W. | A.C.T. | W.A. | S.A. | U.S. | U.H.F. 18
  v1.2 | 3.5t van | 4.2 m high | 27.5°C | 1.2.3 | Loop 1.2 | No.7 | no. 7 | approx.5km | km 3.2 | 2.4 GHz
  mats...net for the mozzies | wait… no | so . . . yes | A & B loop | sites 1 2 3 4 | B Y O | 1. tents 2. food | dot points | polka dot tent
  dot to dot | he said: no | Note:: none | 10:30:15 | 10:30 | ratio 4:3:2 | w/ kids | to/from camp | and/or | 4/5 | N/A | km/h
  UHF channel 18. Com check at 5 | the Info centre has maps. Net fishing isn’t allowed. Org. by Mia | Au revoir city! | Pro tip: mats
  maps. It is far | Be there at 6. In winter bring wood | No dogs. No fires. | Is it on? To be seen | Call me. Me too | I am. Am I?
  Toyota HiLux | Jeep | Ford Ranger 3.2 | Camp-o-matic | T-Rex | Café crème | Straße | 露营很好玩。大家好 | Приезжайте к нам | 👍🏕️ | ;-) :: x
  4WD only, 2.4 m ruts | -28.556, 150.312 | 37.8136° S, 144.9631° E | 55K 334873 6252266 | Road B2.1 | C:\\ | @Mia bring ice | tap #2
  one nine-year-old, two babies | I, O and l | text me at 1930 | text Sam 0412 345 678 | send 20 snags | 24.12.2026 19.00
  nineteen hundred metres up | lot 1900 12 km in | PLB 1D0 12A | UIN 3EF 8A2 | MMSI 503123456 | EPIRB 406.028 | sat phone 0147 123 456
  rego 1AB 2CD | 12V/240V | 5.5" screen | 6–8 ppl | a 3.30 start | 6.15/6.30 | ph.0412 345 678 | tel.: 0412 345 678 | T. 03 6231 1234 | Sam’s 60th | bring ice, esp. on Sunday | Rd. works | cnr. Main & First | est. 2 h | incl. GST | min. 2 nights`;

const samples = (text: string) => text.split(/ \| |\n {2,}/);

test.each(Object.entries(hostile))('spam is known by its %s', (kind, texts) => {
  const found = samples(texts).map((text) => [
    text,
    spamSignIn(`Hi all, ${text} and see you`),
    spamSignIn(text),
  ]);
  expect(found.filter((each) => each[1] !== kind || each[2] !== kind)).toEqual([]);
});

test('honest texts pass', () => {
  const texts = samples(honest);
  const found = texts.map((text) => [text, spamSignIn(text), spamSignIn(`Hi, ${text} – see you`)]);
  expect(found.filter(([, alone, within]) => alone !== null || within !== null)).toEqual([]);
});

test('the two tables are large', () => {
  expect(samples(Object.values(hostile).join(' | ')).length).toBeGreaterThan(150);
  expect(samples(honest).length).toBeGreaterThan(150);
});
