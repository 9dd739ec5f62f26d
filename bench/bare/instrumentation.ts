/** In place of the product's own, which Next would take from the folder above: the bare app runs none of it. */
export function register() {}
