import { hash } from 'node:crypto';

const newline = 0x0a;

/** Independent of the rows' order, which a restored table may change. Each line of a COPY is a row. */
export class RowSum {
  rows = 0;
  private lanes = new Uint32Array(4);
  private rest: Buffer[] = [];

  add(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      this.addRow(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.rest.push(chunk.subarray(start));
  }

  get sum(): string {
    return [...this.lanes].map((lane) => lane.toString(16).padStart(8, '0')).join('');
  }

  private addRow(end: Buffer): void {
    const row = this.rest.length > 0 ? Buffer.concat([...this.rest, end]) : end;
    this.rest = [];
    const digest = hash('sha256', row, 'buffer');
    for (let lane = 0; lane < 4; lane += 1) {
      this.lanes[lane] = (this.lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4);
    }
    this.rows += 1;
  }
}
