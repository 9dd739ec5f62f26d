import { makeFolder } from '../lib/server/make-folder';
import { Refusal, reasonOf } from './refusal';

/** On failure throws a Refusal that starts with `name`. */
export async function dataFolder(path: string, mode?: number, name = 'DATA_DIR'): Promise<string> {
  await makeFolder(path, mode).catch((error) => {
    throw new Refusal(`${name} cannot be used: ${reasonOf(error)}`);
  });
  return path;
}
