const oneIn = Number(process.env.MUTATE_ONE_IN);

/**
 * Mutates only one in MUTATE_ONE_IN of a file's top-level declarations. A hash of a declaration's
 * name decides, so that each run mutates the same declarations.
 */
const sample = {
  shouldIgnore(path) {
    if (!path.isStatement() || !path.parentPath?.isProgram()) return;
    const { node } = path;
    const { id, declarations } = node.declaration ?? node;
    const name = id?.name ?? declarations?.[0]?.id?.name ?? '';
    const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
    return sum % oneIn === 0 ? undefined : 'It is not in the sample.';
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', factory: () => sample }];
