export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}
