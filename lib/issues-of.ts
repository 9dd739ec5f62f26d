import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The issues of an error; where a union takes a list, those of the list's items in place of the union's own. */
export const issuesOf = (error: z.ZodError | undefined): Issue[] =>
  (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue;
    const ofItems = issue.errors.find((each) => each.every(({ path }) => typeof path[0] === 'number'));
    return ofItems ? ofItems.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) : issue;
  });
