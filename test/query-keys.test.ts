import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A key that is written twice is soon written two ways: what an invalidation names must be what a query has.
const SRC = join(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file),
)
const isKeys = (file: string) => file.endsWith('/query-keys.ts')
const sources = files
  .filter((file) => !isKeys(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }))

type Key = readonly unknown[]
interface Named {
  /** `offerKeys`, of which `member` is one key. */
  group: string
  member: string
  key: Key
}

const named: Named[] = []
for (const file of files.filter(isKeys)) {
  const groups: Record<string, Record<string, Key | ((...args: unknown[]) => Key)>> = await import(
    join(SRC, file)
  )
  for (const [group, keys] of Object.entries(groups))
    for (const [member, key] of Object.entries(keys))
      named.push({ group, member, key: typeof key === 'function' ? key('?', '?') : key })
}

const startsWith = (key: Key, start: Key) => start.every((part, index) => key[index] === part)

test('keys are written in query-keys.ts and nowhere else', () => {
  const offenders = sources.filter(({ source }) => /Key: ?\[|queryKey\[|queryKey: \[/.test(source))
  expect(offenders.map(({ file }) => file)).toEqual([])
})

test('two groups of keys never share their first name', () => {
  const groups = Map.groupBy(named, ({ group }) => group)
  const firsts = [...groups.values()].flatMap((keys) => [...new Set(keys.map(({ key }) => key[0]))])
  expect(firsts.length).toBeGreaterThan(15)
  expect(firsts.toSorted()).toEqual([...new Set(firsts)].toSorted())
})

test('every key is that of a query, or the beginning of one', () => {
  const text = sources.map(({ source }) => source).join('\n')
  const asked = named.filter(({ group, member }) => text.includes(`queryKey: ${group}.${member}`))
  const idle = named.filter(({ key }) => !asked.some((one) => startsWith(one.key, key)))
  expect(idle.map(({ group, member }) => `${group}.${member}`)).toEqual([])
})
