const spoken: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  nineteen: '19',
  hundred: '00',
};

const lookAlikes: Record<string, string> = { o: '0', i: '1', l: '1', '|': '1', '!': '1' };

/** Returns "1" for "١"; any other sign as it is. */
function plainDigit(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return sign;
  // The ten digits of a script follow each other, from its zero on.
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** "19O0" is 1900, "nine" is 9. Null for a word that is no number. */
function digitsOf(word: string): string | null {
  const small = word.toLowerCase();
  if (spoken[small]) return spoken[small];
  const digits = Array.from(small, (sign) => lookAlikes[sign] ?? sign).join('');
  // "ill" and "oil" have no digit, but a single "O" stands between the digits of "1 9 O O".
  return /^\d+$/.test(digits) && (/\d/.test(small) || small.length === 1) ? digits : null;
}

function numbersIn(text: string): { digits: string; before: string }[] {
  const words = text.split(/([\s\-().+/]+)/u);
  const found: { digits: string; before: string }[] = [];
  let digits = '';
  let before = '';
  words.forEach((word, at) => {
    // A slash, and a dot in a time ("19.00 on 12.12."), end a number.
    if (at % 2) {
      if (word.includes('/') || (word.includes('.') && digits.length === 2)) flush();
      return;
    }
    const more = digitsOf(word);
    if (more === null) flush();
    else if (digits) digits += more;
    else {
      digits = more;
      before = words.slice(Math.max(0, at - 12), at).join('');
    }
  });
  flush();
  return found;

  function flush() {
    if (digits) found.push({ digits, before });
    digits = '';
  }
}

/** 190x, premium texts, +979, +1 900 and +44 9; not cheap ones such as 13, 1300 and 1800. */
export function hasCostlyNumber(text: string): boolean {
  const plain = Array.from(text, plainDigit).join('');
  // "1900-WIN-NOW" and "call 1900 WINNOW": letters in place of digits.
  if (
    /(?<![0-9])190[0-9]-?[A-Z]{3}/.test(plain) ||
    /\b(?:call|ring|phone|dial) 190[0-9] [A-Z]{3}/i.test(plain)
  )
    return true;
  return numbersIn(plain).some(({ digits, before }) => {
    const [, national = digits] = /^(?:0011)?(?:61)(190\d*)$/.exec(digits) ?? [];
    if (/^190\d{7,8}$/.test(national)) return true;
    if (/\+ ?\(?$|(?:^|\s)0011 ?$/.test(before) && /^(?:0011)?(?:979|1900|449)\d{6,}$/.test(digits))
      return true;
    return /^19[13-79](?:\d{3}|\d{5})$/.test(digits) && /\b(?:text|txt|sms|send)\b/i.test(before);
  });
}
