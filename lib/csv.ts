/**
 * Matches a cell that a spreadsheet would read as a formula. A formula could send the content of
 * other cells to a foreign server.
 */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u;

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `${cell}` : quoted(formula.test(cell) ? `'${cell}` : cell);

/**
 * Returns rows as a CSV file (RFC 4180). The file begins with a byte order mark, so that Excel
 * recognises it as UTF-8.
 */
export const toCsv = (rows: (string | number)[][]) =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
