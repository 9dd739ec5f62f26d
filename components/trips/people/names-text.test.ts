import { namesText } from './names-text';

test.each([
  [[], ''],
  [['Tom'], 'Tom'],
  [['Tom', 'Zoe'], 'Tom and Zoe'],
  [['Tom', 'Zoe', 'Ann', 'Kim'], 'Tom, Zoe, Ann and Kim'],
  [['Tom', 'Zoe', 'Ann', 'Kim', 'Sam'], 'Tom, Zoe, Ann and 2 more'],
])('the names %j read “%s”', (names, words) => expect(namesText(names)).toBe(words));
