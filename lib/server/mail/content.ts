export interface MailAction {
  label: string;
  href: string;
}

export interface MailFact {
  label: string;
  value: string;
  /** A second line, less loud. */
  detail?: string;
  href?: string;
}

/** What a mail says; plain text, escaped in the HTML part. */
export interface MailContent {
  /** The words that a list of mails shows after the subject; without it, how the mail begins. */
  preheader?: string;
  /** A decorative picture above everything, 520 by 162; `darkUrl` where the mail program knows dark mode. */
  picture?: { url: string; darkUrl: string };
  /** A line above the heading. */
  lead?: string;
  heading: string;
  /** What a person wrote; their line breaks stay. */
  quote?: { text: string; by: string };
  paragraphs: string[];
  facts?: MailFact[];
  /** One button, or two equal ones side by side. */
  action?: MailAction | [MailAction, MailAction];
  /** A line right under the buttons. */
  note?: string;
  /** Below the card, a paragraph each. */
  closing?: string | string[];
  /** Who reads what the recipient replies. */
  replyTo?: { name: string; email: string } | undefined;
  /** The page that stops mails like this one, where a mail program does so by itself (RFC 8058), and what it stops. */
  unsubscribe?: { url: string; oneClick: string; what: string };
  /** The page on which the recipient can report this mail's invitation; opening it reports nothing. */
  report?: string;
}

export const actionsOf = ({ action }: MailContent): MailAction[] => (action ? [action].flat() : []);

/** The paragraphs below the card, the one about replies first. */
export const closingOf = ({ closing = [], replyTo }: MailContent): string[] => [
  ...(replyTo ? [`Questions? Reply to this email, it goes to ${replyTo.name}.`] : []),
  ...[closing].flat(),
];

/** The links at the end of a mail: "Stop mails about trips". */
export const linksOf = ({ unsubscribe, report }: MailContent): MailAction[] => [
  ...(unsubscribe ? [{ label: `Stop ${unsubscribe.what}`, href: unsubscribe.url }] : []),
  ...(report ? [{ label: 'Report this invitation', href: report }] : []),
];
