interface Person {
  id: number
  name: string
}

const TOKEN = /@\{(\d+)\}/g
/** These characters mean something in a regular expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/**
 * Keeps each « @Faly Rabe » of these people as `@{12}`, so that a mention follows the person's name and goes with its
 * account.
 */
export function readMentions(text: string, people: readonly Person[]) {
  const mentioned = new Set<number>()
  // Longer names are looked for first, so that « Faly Rabe » is not found in « Faly Rabeson ».
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

/** Puts the names as they are today in the place of the numbers. */
export function writeMentions(text: string, names: ReadonlyMap<number, string>): string {
  return text.replaceAll(TOKEN, (token, id) => {
    const name = names.get(Number(id))
    return name ? `@${name}` : token
  })
}
