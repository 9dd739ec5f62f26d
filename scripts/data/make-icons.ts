import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from '../../components/ui/icons';
import { command, isCommand } from '../command';
import { root } from '../paths';
import { print } from '../print';

export interface IconFiles {
  svg: string;
  module: string;
}

/** The path has a hash of the content. */
export function makeIcons(): IconFiles {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Icons of lucide.dev, ISC License, https://lucide.dev/license -->
${icons.map(symbolOf).join('\n')}
</svg>
`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 6);
  const module = `// Written by scripts/data/make-icons.ts.\nexport const sprite = '/icons.svg?${version}';\n`;
  return { svg, module };
}

function symbolOf(name: string): string {
  const component = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  const drawing = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[component];
  if (!drawing) throw new Error(`lucide has no icon ${name}`);
  const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(drawing))) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes?.replaceAll(/><\/\w+>/g, '/>')}</symbol>`;
}

if (isCommand(import.meta.url)) {
  await command(async () => {
    const { svg, module } = makeIcons();
    await writeFile(join(root, 'public', 'icons.svg'), svg);
    await writeFile(join(root, 'components', 'ui', 'icon-sprite.ts'), module);
    print(`${icons.length} icons`);
  });
}
