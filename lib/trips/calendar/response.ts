import 'server-only';

/** A calendar file as a call sends it. */
export const calendarResponse = (file: string, name: string) =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
