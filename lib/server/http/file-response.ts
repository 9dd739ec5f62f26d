import 'server-only';

/** A file of somebody's own, to be saved under a name of plain letters. */
export const fileResponse = (file: string, { type, name }: { type: string; name: string }) =>
  new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
