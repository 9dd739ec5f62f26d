import sharp from 'sharp';
import { displayFace, drawable, linesOf, outlines, widthOf } from './letters';
import { previewPng } from './preview-png';

const cover = '-34.730,150.520';

test.each([
  ['a title', 'Easter at Bendeela'],
  ['none', ''],
  ['only letters that the face lacks', '日本 🏕️'],
  ['one that is far too long', `🏕️ ${'Žižka and friends '.repeat(20)}`],
  ['one word that is far too long', 'A'.repeat(500)],
  ['markup', '<script>"&\u0000'],
])('a preview with %s is a picture of its size', async (_what, title) => {
  const png = await previewPng({
    cover,
    title,
    lines: ['Fri 26 – Mon 29 Mar 2027', 'Near Kangaroo Valley NSW'],
  });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(200_000);
});

test('letters that the font lacks are left out, and the other letters stay', async () => {
  const face = await displayFace();
  expect(drawable(face, ' Žižka’s 🏕️  trip\n– “Łódź” 日本')).toBe('Žižka’s trip – “Łódź”');
  expect(outlines(face, 'Ž', 0, 0, 10)).not.toBe('');
});

test('lines fill the width, and a text that is too long ends in dots', async () => {
  const face = await displayFace();
  const room = widthOf(face, 'Easter at', 50) + 1;
  expect(linesOf(face, 'Easter at the river', 50, room, 2)).toEqual(['Easter at', 'the river']);
  const [first, second = ''] = linesOf(face, 'Easter at Bendeela with all of us', 50, room, 2);
  expect([first, second]).toEqual(['Easter at', expect.stringMatching(/^Bende.*…$/)]);
  expect(widthOf(face, second, 50)).toBeLessThanOrEqual(room);
});
