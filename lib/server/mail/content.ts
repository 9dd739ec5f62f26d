export interface MailAction {
  label: string;
  href: string;
}

export interface MailFact {
  label: string;
  value: string;
  detail?: string;
  href?: string;
}

/** Plain text. The HTML part escapes it. */
export interface MailContent {
  /** What a list of mails shows after the subject, instead of the beginning of the mail. */
  preheader?: string;
  /** 520 by 162 pixels. Mail programs in dark mode show `darkUrl`. */
  picture?: { url: string; darkUrl: string };
  lead?: string;
  heading: string;
  quote?: { text: string; by: string };
  paragraphs: string[];
  facts?: MailFact[];
  action?: MailAction | [MailAction, MailAction];
  note?: string;
  closing?: string | string[];
  replyTo?: { name: string; email: string } | undefined;
  /** A mail program unsubscribes directly through `oneClick` (RFC 8058); `what` names the mails. */
  unsubscribe?: { url: string; oneClick: string; what: string };
  /** Opening this page reports nothing yet. */
  report?: string;
}

export const actionsOf = ({ action }: MailContent): MailAction[] => (action ? [action].flat() : []);

export const closingOf = ({ closing = [], replyTo }: MailContent): string[] => [
  ...(replyTo ? [`Questions? Reply to this email, it goes to ${replyTo.name}.`] : []),
  ...[closing].flat(),
];

export const linksOf = ({ unsubscribe, report }: MailContent): MailAction[] => [
  ...(unsubscribe ? [{ label: `Turn off ${unsubscribe.what}`, href: unsubscribe.url }] : []),
  ...(report ? [{ label: 'Report this invitation', href: report }] : []),
];

export function textPart(content: MailContent): string {
  const { lead, heading, quote, paragraphs, facts = [], note } = content;
  const below = [...closingOf(content), ...linksOf(content).map(({ label, href }) => `${label}: ${href}`)];
  return [
    [lead, heading].filter(Boolean).join('\n'),
    quote && quoteLines(quote),
    ...paragraphs,
    facts
      .map(({ label, value, detail, href }) =>
        [`${label}: ${value}`, detail && `, ${detail}`, href && ` (${href})`].filter(Boolean).join(''),
      )
      .join('\n'),
    actionsOf(content)
      .map(({ label, href }) => `${label}: ${href}`)
      .join('\n'),
    note,
    ...below,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** With "> " before each line, a reader can't take one of them for a line of ours. */
const quoteLines = ({ text, by }: NonNullable<MailContent['quote']>) =>
  [`${by} writes:`, ...text.split(/[\n\r\v\f\u0085\u2028\u2029]+/).map((line) => `> ${line}`)].join('\n');
