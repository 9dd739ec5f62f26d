import 'server-only';

/**
 * Returns a response with which a person downloads their own file. `name` must have plain letters
 * only.
 */
export const fileResponse = (file: string, { type, name }: { type: string; name: string }) =>
  new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
