/** A spreadsheet would read this as a formula, which could send other cells to a foreign server. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u;

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `${cell}` : quoted(formula.test(cell) ? `'${cell}` : cell);

/** RFC 4180, with a byte order mark, so that Excel recognises UTF-8. */
export const toCsv = (rows: (string | number)[][]) =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
