export interface MailAction {
  label: string;
  href: string;
}

export interface MailFact {
  label: string;
  value: string;
  /** A second line in a quieter colour. */
  detail?: string;
  href?: string;
}

/** The content of a mail, in plain text. It is escaped in the HTML part. */
export interface MailContent {
  /**
   * The words after the subject in a list of mails. Without it mail programs
   * show the beginning of the mail.
   */
  preheader?: string;
  /** A decorative picture at the top, 520 by 162; `darkUrl` for mail programs in dark mode. */
  picture?: { url: string; darkUrl: string };
  /** A line above the heading. */
  lead?: string;
  heading: string;
  /** A person's own words, with their line breaks. */
  quote?: { text: string; by: string };
  paragraphs: string[];
  facts?: MailFact[];
  /** One button, or two equal ones side by side. */
  action?: MailAction | [MailAction, MailAction];
  /** A line right under the buttons. */
  note?: string;
  /** Paragraphs below the card. */
  closing?: string | string[];
  /** The person who gets the recipient's reply. */
  replyTo?: { name: string; email: string } | undefined;
  /**
   * `url`: the page that stops mails like this one. `oneClick`: the address that a mail program
   * calls by itself (RFC 8058). `what`: the mails that both stop.
   */
  unsubscribe?: { url: string; oneClick: string; what: string };
  /**
   * The page where the recipient can report this mail's invitation.
   * Opening that page reports nothing.
   */
  report?: string;
}

export const actionsOf = ({ action }: MailContent): MailAction[] => (action ? [action].flat() : []);

/** Returns the paragraphs below the card, with the one about replies first. */
export const closingOf = ({ closing = [], replyTo }: MailContent): string[] => [
  ...(replyTo ? [`Questions? Reply to this email, it goes to ${replyTo.name}.`] : []),
  ...[closing].flat(),
];

/** Returns the links at the end of a mail, such as "Stop mails about trips". */
export const linksOf = ({ unsubscribe, report }: MailContent): MailAction[] => [
  ...(unsubscribe ? [{ label: `Stop ${unsubscribe.what}`, href: unsubscribe.url }] : []),
  ...(report ? [{ label: 'Report this invitation', href: report }] : []),
];
