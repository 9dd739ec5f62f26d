async function typesGoUnchecked(said?: string) {
  if (said === undefined) delete process.env.TYPES_CHECKED;
  else process.env.TYPES_CHECKED = said;
  jest.resetModules();
  const { default: config } = await import('@/next.config');
  return config.typescript?.ignoreBuildErrors;
}

test('a build checks the types, unless `npm test` has just done so', async () => {
  expect(await typesGoUnchecked()).toBe(false);
  expect(await typesGoUnchecked('')).toBe(false);
  expect(await typesGoUnchecked('1')).toBe(true);
});
