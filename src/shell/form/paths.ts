/** Paths of the texts among the values of a form: `email`, and `experiences.0.title` in its rows. */
export type TextPath<V> = {
  [K in keyof V & string]-?: V[K] extends string | null | undefined
    ? K
    : V[K] extends readonly (infer Row extends object)[]
      ? `${K}.${number}.${TextPath<Row>}`
      : never
}[keyof V & string]

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((at, key) => (isBranch(at) ? at[key] : undefined), values)
}

/** A copy with another value at this path; what does not lead there stays the same object. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Record<string, unknown>
  copy[key] = rest.length > 0 ? withValueAt(copy[key], rest.join('.'), value) : value
  return copy as T
}

/** The values to start again from, but for those that were written since the sent ones: they stay as they are now. */
export function writtenSince<T extends object>(sent: T, now: T, start: T): T {
  const isWritten = ([key, value]: [string, unknown]) => value !== (sent as Record<string, unknown>)[key]
  return { ...start, ...Object.fromEntries(Object.entries(now).filter(isWritten)) }
}

export function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
