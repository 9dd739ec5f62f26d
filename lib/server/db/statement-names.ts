/**
 * Returns a function that returns the name for a statement: the same text always gets the same name.
 * Postgres parses and plans a named statement once per connection, but an unnamed statement each time
 * it runs. For most of our statements parsing and planning takes longer than running. When `most`
 * names are in use, further statements get the name ''. This limit is needed because a connection
 * keeps every prepared statement, and a statement with a list has a different text for each length of
 * the list.
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
