'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { readSearchForm, type SearchValues, searchHref } from '@/lib/campsites/search/search-href';

const TYPING_PAUSE = 300;

/**
 * Keeps the page's address in step with the form, and the form with the address. The fields stay the browser's
 * own, so that the form works before and without this, and nothing that is being typed is ever overwritten.
 */
export function useLiveSearch(values: SearchValues) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [view, setView] = useState(values.view);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef(false);
  const shown = searchHref(values);
  const asked = useRef(shown);

  useEffect(() => {
    asked.current = shown;
    setView(values.view);
    // The address changed by a link: the fields follow it.
    if (form.current && !unsent.current && hrefOf(form.current) !== shown) fill(form.current, shown);
  }, [shown, values.view]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    if (!form.current) return;
    unsent.current = false;
    const href = hrefOf(form.current);
    if (href === asked.current) return;
    asked.current = href;
    startTransition(() => router.replace(href, { scroll: false }));
  }

  /** Turns to the list or the map, which needs nothing from the server: the address alone keeps it. */
  function turn() {
    if (!form.current || unsent.current) return;
    const turned = readSearchForm(new FormData(form.current));
    setView(turned.view);
    asked.current = searchHref({ ...turned, all: values.all });
    window.history.replaceState(null, '', asked.current);
  }

  const events = {
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      if (target.name === 'view') {
        // The map has the screen to itself then, below the switch.
        target.closest('fieldset')?.scrollIntoView?.({ block: 'start' });
        // While a search is on its way a mere change of the address would call it off.
        if (!unsent.current && !pending) return turn();
      }
      clearTimeout(timer.current);
      unsent.current = true;
      if (target.name === 'q') timer.current = setTimeout(send, TYPING_PAUSE);
      else if (target.name !== 'postcode' || /^\d{4}$/.test(target.value.trim())) send();
    },
    // A postcode left half typed gets its error now, not while it grows.
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      if (target.name === 'postcode') send();
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      send();
    },
  };
  return { form, pending, view, events };
}

const hrefOf = (form: HTMLFormElement) => searchHref(readSearchForm(new FormData(form)));

function fill(form: HTMLFormElement, href: string): void {
  const query = new URLSearchParams(href.split('?')[1]);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = (query.get(field.name) ?? 'list') === field.value;
    else if (
      (field instanceof HTMLInputElement && field.type !== 'hidden') ||
      field instanceof HTMLSelectElement
    )
      field.value = query.get(field.name) ?? '';
  }
}
