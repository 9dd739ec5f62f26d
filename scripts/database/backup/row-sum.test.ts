import { RowSum } from './row-sum';

function sumOf(...chunks: string[]) {
  const it = new RowSum();
  for (const chunk of chunks) it.add(Buffer.from(chunk));
  return { rows: it.rows, sum: it.sum };
}

const rows = ['mia\t1\n', 'tom\t2\n', 'zoe\t3\n'];

test('the sum does not depend on the order of the rows', () => {
  expect(sumOf(...rows)).toEqual(sumOf(...rows.toReversed()));
  expect(sumOf(...rows).rows).toBe(3);
});

test('the sum does not depend on the chunks of the stream', () => {
  const text = rows.join('');
  const whole = sumOf(text);
  for (let cut = 1; cut < text.length; cut += 1) {
    expect(sumOf(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  }
  expect(sumOf(...text)).toEqual(whole);
});

test.each([
  ['a changed value', ['mia\t1\n', 'tom\t2\n', 'zoe\t4\n']],
  ['values that change places', ['mia\t2\n', 'tom\t1\n', 'zoe\t3\n']],
  ['a row that is twice there instead of another', ['mia\t1\n', 'tom\t2\n', 'tom\t2\n']],
])('%s changes the sum', (_what, others) => {
  expect(sumOf(...others).sum).not.toBe(sumOf(...rows).sum);
});

test('a missing row and an empty row change the sum', () => {
  expect(sumOf('mia\t1\n').sum).not.toBe(sumOf(...rows).sum);
  expect(sumOf('\n')).not.toEqual(sumOf());
});
