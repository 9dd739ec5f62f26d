/** One mail, whole: what the transports take and the queue holds. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Header lines besides, by name. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

/** A text file that goes along. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}
