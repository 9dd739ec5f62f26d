/**
 * A spreadsheet reads a cell that begins like this as a formula, which
 * could send other cells elsewhere.
 */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u;

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `${cell}` : quoted(formula.test(cell) ? `'${cell}` : cell);

/**
 * Returns rows as a CSV file (RFC 4180). It begins with a byte order mark,
 * by which Excel recognises UTF-8.
 */
export const toCsv = (rows: (string | number)[][]) =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
