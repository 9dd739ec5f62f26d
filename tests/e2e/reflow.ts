import type { Page } from '@playwright/test';

/** Sets the browser's text size, as its settings do. 16 px is 100 %. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}

/** Enlarges the text on the page only, which doesn't change media queries. */
export const enlargeOnPage = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = size;
    });
  }, `${percent}%`);

/** Lists the texts of a page that can't be read at this size: too wide, cut off, or broken within a word. */
export const unreadable = (page: Page): Promise<string[]> => page.evaluate(findUnreadable);

/** Runs in the page, so it can't use anything outside itself. */
function findUnreadable(): string[] {
  const wide = document.documentElement.clientWidth;
  const wrong: string[] = [];
  if (document.documentElement.scrollWidth > wide) {
    wrong.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px of ${wide}`);
  }
  const scrollsSideways = (element: Element) => {
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'auto' || overflowX === 'scroll';
  };
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  const readByNobody = (element: Element) => {
    const style = getComputedStyle(element);
    return (
      style.visibility === 'hidden' ||
      style.opacity === '0' ||
      style.clipPath === 'inset(50%)' ||
      element.closest('[aria-hidden="true"], .map-canvas, option, script, style, dialog:not([open])') !==
        null ||
      ancestors(element).some((at) => getComputedStyle(at).clipPath === 'inset(50%)')
    );
  };
  const canvas = document.createElement('canvas').getContext('2d');
  const widthOf = (word: string, style: CSSStyleDeclaration) => {
    if (!canvas) return 0;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return canvas.measureText(word).width;
  };

  // A word may span several text nodes. Each run holds consecutive characters within a block.
  const lineMayEnd = '\u200b';
  type Run = { text: string; at: [node: Node, offset: number][] };
  let run: Run = { text: '', at: [] };
  const runs = [run];
  const startRun = () => {
    run = { text: '', at: [] };
    runs.push(run);
  };
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const blockOf = (node: Node) => {
    let at = node.parentElement;
    while (at && isInline(at)) at = at.parentElement;
    return at;
  };
  let block: Element | null = null;
  const contents = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = contents.nextNode(); node; node = contents.nextNode()) {
    const parent = node.parentElement;
    if (blockOf(node) !== block) startRun();
    block = blockOf(node);
    if (node instanceof Element) {
      if (node.localName === 'wbr') {
        run.text += lineMayEnd;
        run.at.push([node, 0]);
      } else if (!isInline(node) || /^(br|img|svg)$/.test(node.localName)) startRun();
    } else if (!parent?.checkVisibility() || readByNobody(parent)) startRun();
    else {
      const text = node.textContent ?? '';
      run.text += text;
      for (let offset = 0; offset < text.length; offset += 1) run.at.push([node, offset]);
    }
  }

  for (const { text, at } of runs) {
    for (const { 0: word, index } of text.matchAll(
      /[^\s\u200b]+(?=\u200b@)|[^\s\u200b]*@[^\s\u200b]*|[^\s–\u200b-]+/g,
    )) {
      const [start, end] = [at[index], at[index + word.length - 1]];
      const parent = start?.[0].parentElement;
      if (!start || !end || !parent) continue;
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(end[0], end[1] + 1);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      // Parts of a word may differ in height, so only a part below the middle of the line before
      // begins a new line.
      let lines = 0;
      let middle = Number.NEGATIVE_INFINITY;
      for (const { top, bottom } of rects.toSorted((one, other) => one.top - other.top)) {
        if (top < middle) continue;
        lines += 1;
        middle = (top + bottom) / 2;
      }
      // A word that fits in the page's width less 150 px, for margins and a button, must not break.
      if (lines > 1 && widthOf(word, getComputedStyle(parent)) < wide - 150)
        wrong.push(`"${word}" is broken over ${lines} lines`);
      // A name may end in an ellipsis if its title attribute has the whole name.
      const named = parent.closest('[title]');
      if (named && getComputedStyle(named).textOverflow === 'ellipsis') continue;
      const beyond = rects.some(({ left, right }) => left < -1 || right > wide + 1);
      if (beyond && !ancestors(parent).some(scrollsSideways))
        wrong.push(`"${word}" stands outside of the page`);
      const cutting = ancestors(parent).find((each) => {
        if (!['hidden', 'clip'].includes(getComputedStyle(each).overflowX)) return false;
        const box = each.getBoundingClientRect();
        return rects.some(
          (rect) => rect.right > box.right + 1 || rect.left < box.left - 1 || rect.bottom > box.bottom + 4,
        );
      });
      if (cutting) wrong.push(`"${word}" is cut off`);
    }
  }
  for (const select of document.querySelectorAll('select')) {
    // Skip a select without a choice, because its text only repeats the label.
    if (!select.value) continue;
    const style = getComputedStyle(select);
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const shown = select.selectedOptions[0]?.text ?? '';
    if (widthOf(shown, style) > room + 1) wrong.push(`"${shown}" is cut off in its select`);
  }
  return wrong;
}
