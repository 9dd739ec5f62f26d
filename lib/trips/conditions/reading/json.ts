import { utf8 } from '@/lib/text';

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

export const readJson = (bytes: Uint8Array): unknown => JSON.parse(utf8(bytes));

/** Throws unless the value is a list of objects. */
export function rowsOf(value: unknown): Fields[] {
  if (!Array.isArray(value) || !value.every(isFields)) throw new Error('The list isn’t one of objects');
  return value;
}

/** The features of a GeoJSON list. Throws for another list, and for one that its server has cut. */
export function featuresOf(bytes: Uint8Array): { properties: Fields; geometry: unknown }[] {
  const collection = fieldsIn(readJson(bytes));
  const wasCut = collection.exceededTransferLimit ?? fieldsIn(collection.properties).exceededTransferLimit;
  if (collection.type !== 'FeatureCollection' || wasCut)
    throw new Error('The list isn’t a whole GeoJSON list');
  return rowsOf(collection.features).map(({ properties, geometry }) => ({
    properties: rowsOf([properties])[0] ?? {},
    geometry,
  }));
}

/** A text of a JSON list. Anything but texts and numbers is ''. */
export const str = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
