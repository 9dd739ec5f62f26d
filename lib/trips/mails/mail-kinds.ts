export const mailKinds = ['invitations', 'changes', 'answers', 'announcements', 'comments', 'todos'] as const;

export type MailKind = (typeof mailKinds)[number];

/** Follows "You won’t get", before "any more". */
export const kindWords: Record<MailKind, string> = {
  invitations: 'invitations and reminders',
  changes: 'emails about changes of trips',
  answers: 'emails about answers',
  announcements: 'emails with announcements',
  comments: 'emails with comments',
  todos: 'emails about to-dos',
};

/** Follows "Turn off". */
export const offWords = (kind: MailKind) => (kind === 'changes' ? 'trip emails' : kindWords[kind]);
