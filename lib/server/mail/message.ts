/** A complete mail: what the queue stores and the transports send. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Additional headers, by name. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

/** An attached text file. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}
