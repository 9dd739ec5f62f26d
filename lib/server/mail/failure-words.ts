const READ = 1_000;
const MOST = 200;

/** The phrases, in lower case, come from mail servers and from failed connections. */
const meanings: [words: string, said: string[]][] = [
  [
    'Mailbox full',
    ['mailbox full', 'mailbox is full', 'over quota', 'overquota', 'quota exceeded', '5.2.2', '4.2.2'],
  ],
  [
    'No such domain',
    ['no such domain', 'domain not found', 'domain does not exist', 'host unknown', '5.1.2'],
  ],
  [
    'No such mailbox',
    [
      'user unknown',
      'unknown user',
      'no such user',
      'no such mailbox',
      'mailbox not found',
      'does not exist',
      '5.1.1',
    ],
  ],
  [
    'The mail server didn’t respond',
    [
      'etimedout',
      'econnrefused',
      'econnreset',
      'ehostunreach',
      'enotfound',
      'eai_again',
      'timeout',
      'timed out',
      'did not respond',
      'greeting never received',
      'connection closed',
      'socket close',
    ],
  ],
];

export function failureWords(error: string): string {
  const said = error.slice(0, READ).toLowerCase();
  const meaning = meanings.find(([, signs]) => signs.some((sign) => said.includes(sign)));
  return meaning ? meaning[0] : firstLine(error.slice(0, READ));
}

function firstLine(error: string): string {
  const words =
    error
      .trim()
      .split(/[\r\n]/, 1)[0]
      ?.split(/\s/) ?? [];
  const line = words.map((word) => (isPrivate(word) ? '…' : word)).join(' ');
  return line.slice(0, MOST) || 'No reason given';
}

const isPrivate = (word: string) => word.includes('@') || word.includes('://') || word.length >= 24;
