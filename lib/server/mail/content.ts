export interface MailAction {
  label: string;
  href: string;
}

export interface MailFact {
  label: string;
  value: string;
  /** A second line, shown in a quieter colour. */
  detail?: string;
  href?: string;
}

/** Content of a mail, in plain text. The HTML part escapes it. */
export interface MailContent {
  /**
   * Text that a mail program's list of mails shows after the subject. Without it, the list shows the
   * beginning of the mail.
   */
  preheader?: string;
  /**
   * A decorative picture at the top, 520 by 162 pixels. Mail programs in dark mode show `darkUrl`.
   */
  picture?: { url: string; darkUrl: string };
  /** A line that stands above the heading. */
  lead?: string;
  heading: string;
  /** A text that a person wrote, with its line breaks. */
  quote?: { text: string; by: string };
  paragraphs: string[];
  facts?: MailFact[];
  /** One button, or two of equal weight side by side. */
  action?: MailAction | [MailAction, MailAction];
  /** A line directly below the buttons. */
  note?: string;
  /** Paragraphs below the card. */
  closing?: string | string[];
  /** The person to whom a reply to the mail goes. */
  replyTo?: { name: string; email: string } | undefined;
  /**
   * `url`: the page on which the recipient stops mails like this one. `oneClick`: the address through
   * which a mail program stops them directly (RFC 8058). `what`: the mails that both stop, in words.
   */
  unsubscribe?: { url: string; oneClick: string; what: string };
  /**
   * Address of the page on which the recipient can report the invitation. Opening this page reports
   * nothing yet.
   */
  report?: string;
}

export const actionsOf = ({ action }: MailContent): MailAction[] => (action ? [action].flat() : []);

/** Returns the paragraphs below the card. The paragraph about replies comes first. */
export const closingOf = ({ closing = [], replyTo }: MailContent): string[] => [
  ...(replyTo ? [`Questions? Reply to this email, it goes to ${replyTo.name}.`] : []),
  ...[closing].flat(),
];

/** Returns the links at the end of a mail, such as "Turn off trip emails". */
export const linksOf = ({ unsubscribe, report }: MailContent): MailAction[] => [
  ...(unsubscribe ? [{ label: `Turn off ${unsubscribe.what}`, href: unsubscribe.url }] : []),
  ...(report ? [{ label: 'Report this invitation', href: report }] : []),
];
