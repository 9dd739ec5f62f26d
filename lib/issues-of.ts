import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * When a value fits no option of a union, zod reports a single issue. Of an option that is a list,
 * returns the issues of its elements instead.
 */
export const issuesOf = (error: z.ZodError | undefined): Issue[] =>
  (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue;
    const ofList = issue.errors.find((each) =>
      each.every(({ path, code }) => typeof path[0] === 'number' || code === 'too_big'),
    );
    return ofList ? ofList.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) : issue;
  });
