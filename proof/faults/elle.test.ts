import { elleLines } from './elle';
import type { Call } from './history';

const call = (index: number, start: number, end: number, more: Partial<Call>): Call => ({
  index,
  process: 7,
  kind: 'notice',
  call: 'POST /',
  start,
  end,
  outcome: 'ok',
  status: 200,
  tries: 1,
  ...more,
});
const adds = (item: string) => ({ change: { adds: { list: 'Trip 1/notices', item } } });

test('a history is written as operations of elle’s list-append checker, sorted by time', () => {
  const lines = elleLines([
    call(0, 1, 4, adds('one')),
    call(1, 2, 3, { process: 8, shown: { lists: { 'Trip 1/notices': ['one'], 'Trip 1/todos': [] } } }),
  ]);
  expect(lines).toEqual([
    '{:index 0, :type :invoke, :f :txn, :process 7, :time 1000000, :value [[:append "Trip 1/notices" "one"]]}',
    '{:index 1, :type :invoke, :f :txn, :process 8, :time 2000000, :value [[:r "Trip 1/notices" nil] [:r "Trip 1/todos" nil]]}',
    '{:index 2, :type :ok, :f :txn, :process 8, :time 3000000, :value [[:r "Trip 1/notices" ["one"]] [:r "Trip 1/todos" []]]}',
    '{:index 3, :type :ok, :f :txn, :process 7, :time 4000000, :value [[:append "Trip 1/notices" "one"]]}',
  ]);
});

test('a refused write fails; after a write with unknown outcome its process gets a new number', () => {
  const lines = elleLines([
    call(0, 1, 2, { ...adds('one'), outcome: 'refused' }),
    call(1, 3, 4, { ...adds('two'), outcome: 'unknown' }),
    call(2, 5, 6, adds('three')),
  ]);
  const told = lines.map((line) => /:type (:\w+).*:process (\d+)/.exec(line)?.slice(1));
  expect(told).toEqual([
    [':invoke', '7'],
    [':fail', '7'],
    [':invoke', '7'],
    [':info', '7'],
    [':invoke', '8'],
    [':ok', '8'],
  ]);
});

test('single values and reads without a result are left out', () => {
  expect(
    elleLines([
      call(0, 1, 2, { change: { sets: { seat: 'van' } } }),
      call(1, 3, 4, { shown: { values: { seat: 'van' } } }),
      call(2, 5, 6, { outcome: 'unknown', status: 0 }),
    ]),
  ).toEqual([]);
});
