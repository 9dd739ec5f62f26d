/**
 * A calendar file parsed by RFC 5545: the properties of the whole file and those of each event,
 * keyed by name. Values are unescaped and without parameters.
 */
export interface CalendarFile {
  properties: Record<string, string>;
  events: Record<string, string>[];
}

/**
 * Parses a calendar file. Throws when it breaks a rule of the format: line ends, 75 octets per
 * line, balanced parts.
 */
export function readCalendar(file: string): CalendarFile {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error('a line end that is not CRLF');
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`);
    if (Buffer.from(line).toString() !== line) throw new Error(`a character was cut in two: ${line}`);
  }
  const read: CalendarFile = { properties: {}, events: [] };
  const open: string[] = [];
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name, value = ''] = line.match(/^([A-Z-]+)(?:;[^:]*)?:(.*)$/) ?? [];
    if (!name) throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it has not begun`);
    } else keep(read, open.at(-1), name, value);
    if (name === 'BEGIN' && value === 'VEVENT') read.events.push({});
  }
  if (open.length > 0) throw new Error(`${open} has no end`);
  return read;
}

function keep({ properties, events }: CalendarFile, part: string | undefined, name: string, value: string) {
  const place = part === 'VEVENT' ? events.at(-1) : properties;
  if (!place || !part || name in place) throw new Error(`${name} twice, or outside`);
  place[name] = value.replace(/\\([\\;,nN])/g, (_, sign: string) =>
    sign.toLowerCase() === 'n' ? '\n' : sign,
  );
}

/** Returns a day in the calendar's format: "20261126". */
export const compact = (day: string) => day.replaceAll('-', '');
