interface Person {
  id: number
  name: string
}

const TOKEN = /@\{(\d+)\}/g
/** What means something in an expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/**
 * Text in which each « @Faly Rabe » of these people is kept as `@{12}`, so that it follows the person's name and goes
 * with its account.
 */
export function readMentions(text: string, people: readonly Person[]) {
  const mentioned = new Set<number>()
  // The longest first: « Faly Rabe » is no part of « Faly Rabeson ».
  const byLength = people
    .filter(({ name }) => name)
    .toSorted((one, other) => other.name.length - one.name.length)
  const kept = byLength.reduce(
    (written, { id, name }) =>
      written.replaceAll(new RegExp(`@${name.replaceAll(SPECIAL, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'), () => {
        mentioned.add(id)
        return `@{${id}}`
      }),
    text,
  )
  return { text: kept, ids: [...mentioned] }
}

/** The same text with the names as they are today. */
export function writeMentions(text: string, names: ReadonlyMap<number, string>): string {
  return text.replaceAll(TOKEN, (token, id) => {
    const name = names.get(Number(id))
    return name ? `@${name}` : token
  })
}
