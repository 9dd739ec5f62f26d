/**
 * Gives each statement a name by its text. Postgres parses and plans a named statement once per
 * connection, and an unnamed one at every call, which for most of ours takes longer than running
 * them. Gives '' once `most` names are used: a connection keeps every statement it has prepared,
 * and a statement with a list has a different text for each length of the list.
 */
export function nameStatements(prefix: string, most: number): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most) return '';
    const name = `${prefix}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
