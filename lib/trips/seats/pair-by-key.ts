interface Keyed {
  id: string;
  key: string;
}

/** The ids of what two lists both have, by what it is known by: the first list's id to the second's, each once. */
export function pairByKey(before: readonly Keyed[], after: readonly Keyed[]): Map<string, string> {
  const left = [...after];
  return new Map(
    before.flatMap(({ id, key }) => {
      const at = left.findIndex((item) => item.key === key);
      return at < 0 ? [] : left.splice(at, 1).map((item): [string, string] => [id, item.id]);
    }),
  );
}
