/** A complete mail, as the queue stores it and the transports send it. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Additional mail headers, by name. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

/** An attached text file. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}
