import { cancelText, planBLine, planBTitles } from './plan-b-words';

const today = '2027-01-11';
const backup = {
  cars: { text: 'Fits all five cars', level: 'fine' } as const,
  fit: [],
  decide_by: '2027-01-14',
};

test('the line says whom it suits and who decides until when, until that day is over', () => {
  expect(planBLine(backup, 'Sam', today)).toBe('Fits all five cars. Sam decides by Thursday');
  expect(planBLine(backup, null, today)).toBe('Fits all five cars. You decide by Thursday');
  expect(planBLine({ ...backup, decide_by: '2027-01-21' }, 'Sam', today)).toMatch(/by Thu 21 Jan$/);
  expect(planBLine(backup, 'Sam', '2027-01-15')).toBe('Fits all five cars');
  expect(planBLine({ cars: null, fit: [], decide_by: null }, 'Sam', today)).toBe('');
});

test('the line says who can’t come, as the cars do, and leaves out what is to be asked', () => {
  const found = { who: [], remedy: null, key: '', noted: null };
  const fit = [
    {
      ...found,
      rule: 'pets',
      level: 'problem',
      text: 'Rusty isn’t allowed. The site takes no pets.',
    } as const,
    { ...found, rule: 'boat', level: 'check', text: 'Sam’s boat: ask first.' } as const,
  ];
  expect(planBLine({ ...backup, fit, decide_by: null }, 'Sam', today)).toBe(
    'Fits all five cars. Rusty isn’t allowed',
  );
});

test('on a trip with several stops each plan B is named with its stop', () => {
  const [flat, lake] = [
    { number: 1, location_name: 'Flat' },
    { number: 2, location_name: 'Blowering' },
  ];
  const titles = (...all: [string, typeof flat | null][]) =>
    planBTitles(all.map(([name, stop]) => ({ name, stop })));
  expect(titles(['Bend', null], ['Hill', null])).toBe('If it’s closed: Bend or Hill');
  expect(titles(['Bend', flat], ['Hill', { ...lake }], ['Gorge', { ...lake }])).toBe(
    'If Flat (stop 1) is closed: Bend. If Blowering (stop 2) is closed: Hill or Gorge',
  );
});

test('what cancelling costs comes from the first last day of a booking that was asked for or made', () => {
  const booked = { status: 'booked', cancel_until: '2027-01-14', deposit_cents: 8000 } as const;
  const text = (...bookings: Parameters<typeof cancelText>[0]) =>
    cancelText(bookings, 'Peppercorn Flat', today);
  expect(text({ ...booked, cancel_until: '2027-01-20' }, booked)).toBe(
    'Cancel Peppercorn Flat free until Thursday. After that they keep the $80.00 deposit.',
  );
  expect(cancelText([booked], 'Peppercorn Flat', today, '2027-01-14')).toMatch(/free until then\. After/);
  expect(text({ ...booked, deposit_cents: null })).toBe('Cancel Peppercorn Flat free until Thursday.');
  expect(text({ ...booked, cancel_until: '2027-01-10' })).toBe(
    'Cancelling Peppercorn Flat isn’t free any more: they keep the $80.00 deposit.',
  );
  expect(text()).toBeNull();
  expect(text({ ...booked, status: 'to book' })).toBeNull();
  expect(text({ ...booked, cancel_until: null })).toBeNull();
});
