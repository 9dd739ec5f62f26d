export const reportReasons = ['wrong', 'closed', 'unsafe', 'private', 'offensive', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reasonWords: Record<ReportReason, string> = {
  wrong: 'Some details are wrong',
  closed: 'It’s closed or gone',
  unsafe: 'It’s not safe',
  private: 'It’s on private land',
  offensive: 'It’s offensive',
  other: 'Something else',
};
