/**
 * A reading that comes again and again, done once for each text. `read` gives the same for the same text, null included;
 * `most` is how many texts are remembered, after which all are forgotten, so that hostile ones can't fill the memory.
 */
export function remembered<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Read
    if (known.size >= most) known.clear()
    const fresh = read(text)
    known.set(text, fresh)
    return fresh
  }
}
