/** What a mail about trips is about; somebody can stop each kind by itself. */
export const mailKinds = ['invitations', 'changes', 'answers', 'announcements', 'comments', 'todos'] as const;

export type MailKind = (typeof mailKinds)[number];

/** "Stop …", "You won’t get … any more". */
export const kindWords: Record<MailKind, string> = {
  invitations: 'invitations and reminders',
  changes: 'mails about changes of trips',
  answers: 'mails about answers',
  announcements: 'mails with announcements',
  comments: 'mails with comments',
  todos: 'mails about to-dos',
};
