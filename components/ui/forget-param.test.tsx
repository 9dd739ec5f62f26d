import { render } from '@testing-library/react';
import { ForgetParam } from './forget-param';

test('the parameter leaves the address, and nothing else does', () => {
  history.replaceState({ kept: 1 }, '', '/profile?welcome=1&x=2#end');
  render(<ForgetParam name="welcome" />);
  expect(location.pathname + location.search + location.hash).toBe('/profile?x=2#end');
  expect(history.state).toEqual({ kept: 1 });
});
