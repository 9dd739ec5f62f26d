import { isPublicAddress, isPublicEndpoint } from './public-address';

test.each(['142.250.70.138', '1.1.1.1', '2404:6800:4006:80f::200a', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '240.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'ff02::1',
  'push.example.com',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://push.example.com:443/abc',
  'https://1.1.1.1/abc',
  'https://[2606:4700::1111]/abc',
])('%s may be called', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://push.example.com/abc',
  'https://push.example.com:8443/abc',
  'https://me@push.example.com/abc',
  'https://:secret@push.example.com/abc',
  'https://localhost/abc',
  'https://postgres/abc',
  'https://host.internal/abc',
  'https://printer.local/abc',
  'https://printer.local./abc',
  'https://a.localhost/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:7f00:1]/abc',
  'https://169.254.169.254/latest',
  'ftp://push.example.com/abc',
  'javascript:alert(1)',
  'push.example.com',
  '',
])('%s may not be called', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});
