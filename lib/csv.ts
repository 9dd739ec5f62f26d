/** A spreadsheet takes a cell that begins so for a formula, which could send the others elsewhere. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u;

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `${cell}` : quoted(formula.test(cell) ? `'${cell}` : cell);

/** Rows as a CSV file (RFC 4180). Excel knows by the mark at its start that it is UTF-8. */
export const toCsv = (rows: (string | number)[][]) =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
