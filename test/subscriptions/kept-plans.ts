import pg from 'pg'

/**
 * Lets the server plan each statement once for a connection instead of each time that it is asked: a test that asks the
 * same few hundred statements a hundred thousand times waits for their plans most of its time. They answer the same. On
 * the embedded database it changes nothing.
 * @returns puts back what was there, because the test files of a worker share the driver
 */
export function keepPlans(): () => void {
  const { prototype } = pg.Client
  const { query } = prototype
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `kept_${names.size}`
    names.set(text, name)
    return name
  }
  const named = function (
    this: pg.Client,
    config: pg.QueryConfig | string,
    values?: unknown[],
    ...rest: unknown[]
  ) {
    // What is asked without values, as the begin of a transaction, goes the driver's shorter way.
    const isKept = typeof config === 'object' && Array.isArray(values) && values.length > 0
    const asked = isKept ? { ...config, name: nameOf(config.text) } : config
    return Reflect.apply(query, this, [asked, values, ...rest])
  }
  Object.assign(prototype, { query: named })
  return () => Object.assign(prototype, { query })
}
