import { suggestionOf, suggestionPageId } from './page-id';

test('a page’s id tells a suggestion from a campsite', () => {
  expect(suggestionPageId('a')).toBe('ai-a');
  expect([suggestionOf('ai-a'), suggestionOf('ai-')]).toEqual(['a', '']);
  for (const id of ['a', 'AI-a', 'xai-a', '']) expect(suggestionOf(id)).toBeNull();
});
