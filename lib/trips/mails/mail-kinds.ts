/** Kinds of mails about trips. A recipient can unsubscribe from each kind separately. */
export const mailKinds = ['invitations', 'changes', 'answers', 'announcements', 'comments', 'todos'] as const;

export type MailKind = (typeof mailKinds)[number];

/** Words that follow "Stop …" and "You won’t get … any more". */
export const kindWords: Record<MailKind, string> = {
  invitations: 'invitations and reminders',
  changes: 'mails about changes of trips',
  answers: 'mails about answers',
  announcements: 'mails with announcements',
  comments: 'mails with comments',
  todos: 'mails about to-dos',
};
