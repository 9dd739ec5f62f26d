/**
 * Names for statements by their text. Under a name Postgres parses and plans a statement once a connection; without one
 * at every call, which for most of ours takes longer than running them. '' once there are `most` of them: every
 * connection keeps what it has prepared, and a list in a statement makes as many texts as it has lengths.
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
