/**
 * Returns a function that gives each statement a name by its text. Postgres parses and plans a
 * named statement once per connection, but an unnamed one at every call; for most of our statements
 * that takes longer than running them. The name is '' when `most` names are in use. The limit is
 * needed because a connection keeps every prepared statement, and a statement with a list has a
 * different text for each length of the list.
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
