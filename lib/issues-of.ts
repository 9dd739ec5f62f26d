import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Returns the issues of an error. For a union with a list among its options, returns the issues of
 * the list's elements instead of the single issue of the union.
 */
export const issuesOf = (error: z.ZodError | undefined): Issue[] =>
  (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue;
    const ofList = issue.errors.find((each) =>
      each.every(({ path, code }) => typeof path[0] === 'number' || code === 'too_big'),
    );
    return ofList ? ofList.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) : issue;
  });
