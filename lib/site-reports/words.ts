import type { ReportReason } from './schema';

/** What each reason says, to the reporter and to whoever reads the report. */
export const reasonWords: Record<ReportReason, string> = {
  wrong: 'Something about it is wrong',
  closed: 'It is closed or gone',
  unsafe: 'It is not safe',
  private: 'It is somebody’s private land',
  other: 'Something else',
};
