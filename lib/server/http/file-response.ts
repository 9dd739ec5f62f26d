import 'server-only';

/** `name` must have plain letters only. Not cached, because the file is a person's own. */
export const fileResponse = (file: string, { type, name }: { type: string; name: string }) =>
  new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
