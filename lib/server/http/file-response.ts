import 'server-only';

/**
 * Returns a response that the browser saves as a file called `name`, which must have plain letters
 * only. The response isn't cached, because the file is a person's own.
 */
export const fileResponse = (file: string, { type, name }: { type: string; name: string }) =>
  new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
