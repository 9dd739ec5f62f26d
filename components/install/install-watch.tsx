'use client';

import './install-way';

/** Stands in the layout: the browser says early, and once a page load, that it can install. */
export function InstallWatch() {
  return null;
}
