import { problemsOf } from '@/tests/problems';
import { reportReasons } from './reasons';
import { siteReport } from './schema';

test('a report has a reason, and may have words', () => {
  for (const reason of reportReasons) expect(siteReport.parse({ reason })).toEqual({ reason });
  expect(problemsOf(siteReport, { message: 'x'.repeat(5001) })).toEqual({
    reason: 'Please choose what’s wrong.',
    message: 'Please keep this to 5000 characters.',
  });
});
