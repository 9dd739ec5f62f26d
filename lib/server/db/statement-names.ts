/**
 * Postgres parses and plans a named statement once per connection, which takes longer than running most of
 * ours. Beyond `most` names it is '': a connection keeps every statement, and a list has another text for
 * each length.
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
