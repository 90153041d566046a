/** Under this key stands what JSON Resume has no field for; other programs leave it alone. */
export const OWN_KEY = 'x-asafidy'

/** A field that the standard ones do not say: what they are read as, and what it is. */
export type Differing = Record<string, { read: unknown; is: unknown }>

/** The fields of `whole` that are lost when the standard item is read again. */
export function differing(read: object, whole: object): Differing {
  const pairs = Object.entries(whole).flatMap(([key, is]) => {
    const again = (read as Record<string, unknown>)[key]
    return same(again, is) ? [] : [[key, { read: again ?? null, is }] as const]
  })
  return Object.fromEntries(pairs)
}

/**
 * What was read of the standard fields, with what the complement knows better. A field that another program changed since
 * is read otherwise than when the complement was written, and stays as that program wrote it.
 */
export function completed<T extends object>(read: T, complement: unknown): T {
  if (!isRecord(complement)) return read
  const better = Object.keys(read).flatMap((key) => {
    const known = complement[key]
    if (!isRecord(known) || !('is' in known)) return []
    return same((read as Record<string, unknown>)[key], known.read) ? [[key, known.is] as const] : []
  })
  return { ...read, ...Object.fromEntries(better) }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
