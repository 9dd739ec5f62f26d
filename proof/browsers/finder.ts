import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { readKept } from '../../tests/e2e/read-kept';
import { settled, untaken } from '../../tests/e2e/settled';

/** Runs in the page of every engine, so that a name means the same in each. */

export interface Wanted {
  role?: string;
  /** The accessible name of a role. */
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  within?: Wanted;
  /** Which one, when several are alike. */
  nth?: number;
}

export function find({ role, name, label, text, css, within, nth }: Wanted): HTMLElement[] {
  const places = within ? find(within) : [document.body];
  const found = places.flatMap((place) => {
    if (role) return queryAllByRole(place, role, { ...(name !== undefined && { name }), hidden: true });
    if (label) return queryAllByLabelText(place, label);
    if (text) return queryAllByText(place, text, { ignore: 'script, style, option' });
    return [...place.querySelectorAll<HTMLElement>(css ?? '*')];
  });
  const seen = [...new Set(found)].filter(isVisible);
  return nth === undefined ? seen : seen.slice(nth, nth + 1);
}

const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });

/** Returns the only such element, in the middle of the screen and covered by nothing. */
export function target(wanted: Wanted): HTMLElement {
  const [element, ...others] = find(wanted);
  if (!element) throw new Error('nothing like it is on the page');
  if (others.length > 0) throw new Error(`${others.length + 1} are alike`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = element.getClientRects();
  const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const label = at?.closest('label');
  if (!at || !(element.contains(at) || label?.control === element))
    throw new Error(`covered by ${at?.outerHTML.slice(0, 200)}`);
  if (element.closest(':disabled, [aria-disabled=true]')) throw new Error('it is disabled');
  return element;
}

/** Whether it has stayed where it is for two frames. */
export async function isStill(wanted: Wanted): Promise<boolean> {
  const place = () => JSON.stringify(target(wanted).getBoundingClientRect());
  const before = place();
  await settled();
  return place() === before;
}

/**
 * Chooses an option, or sets a date or a time as a picker does. Any other field gets the focus with
 * its text selected. Returns whether the value still has to be typed.
 */
export function enter(wanted: Wanted, value: string): boolean {
  const field = target(wanted);
  const set = (prototype: object, given: string) => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, given);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return false;
  };
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ label, value: own }) => label === value || own === value);
    if (!option) throw new Error(`no option ${value}`);
    return set(HTMLSelectElement.prototype, option.value);
  }
  field.focus();
  if (field instanceof HTMLInputElement && /^(date|time|datetime-local|month)$/.test(field.type))
    return set(HTMLInputElement.prototype, value);
  (field as HTMLInputElement).select();
  return true;
}

export const isChecked = (wanted: Wanted) => find(wanted).some((box) => (box as HTMLInputElement).checked);

export function words(within?: Wanted): string {
  // biome-ignore lint/performance/useDomNodeTextContent: people read only what is shown
  const shown = (within ? find(within) : [document.body]).map((element) => element.innerText);
  return shown.join('\n').replace(/\s+/g, ' ');
}

/** Whether the page responds to clicks. */
export async function takesClicks(): Promise<boolean> {
  if (document.readyState !== 'complete' || untaken().length > 0) return false;
  await settled();
  return true;
}

export const keeps = async (path: string) => (await readKept()).pages.includes(path);
