import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// Who may import what: design, in one place that fails when it is not so.
const SRC = join(import.meta.dirname, '../src')
/** A domain knows those before it, never those after it. */
const ORDER = [
  ...['reference', 'accounts', 'notifications', 'contact', 'content', 'companies', 'resumes', 'abilities'],
  ...['offers', 'matching', 'applications', 'calendar', 'subscriptions', 'personal-data', 'admin'],
]
/** Files of a domain that hold only vocabulary and rules, for both sides. */
const PURE =
  /^(contract|policy|states|transitions|labels|replies|frozen|lists|places|pending|kinds|[a-z]+-parts|[a-z]+-input)\.ts$/

interface Import {
  from: string
  to: string
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|spec|gen)\.tsx?$/.test(file),
)

const imports: Import[] = files.flatMap((from) =>
  [
    ...readFileSync(join(SRC, from), 'utf8').matchAll(
      /(?:from|import) ['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
    ),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => target.startsWith('#src/') || target.startsWith('.'))
    .map((target) => ({
      from,
      to: target.startsWith('#src/') ? target.slice(5) : normalize(join(dirname(from), target)),
    })),
)

const domainOf = (file: string) =>
  ORDER.includes(file.split('/')[0] ?? '') ? (file.split('/')[0] ?? '') : null
const nameOf = (file: string) => file.split('/').at(-1) ?? ''
const isWeb = (file: string) =>
  /^(ui|pages)\//.test(file) || file.split('/')[1] === 'web' || /^(router|start)\.tsx?$/.test(file)
const isPure = (file: string) => domainOf(file) !== null && PURE.test(nameOf(file))
const isShared = (file: string) => file.startsWith('shared/')

function offenders(rule: (each: Import) => boolean): string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`)
}

test('shared code imports nothing but shared code', () => {
  expect(offenders(({ from, to }) => isShared(from) && !isShared(to))).toEqual([])
})

test('the platform knows no domain', () => {
  expect(
    offenders(({ from, to }) => from.startsWith('platform/') && !to.startsWith('platform/') && !isShared(to)),
  ).toEqual([])
})

test('contracts and rules import only such files and shared code', () => {
  expect(offenders(({ from, to }) => isPure(from) && !isPure(to) && !isShared(to))).toEqual([])
})

test('pages import pages, contracts, rules and shared code', () => {
  const allowed = (to: string) => isWeb(to) || isPure(to) || isShared(to) || to === 'pages.gen.ts'
  expect(offenders(({ from, to }) => isWeb(from) && !/\.(css|svg|woff2)/.test(to) && !allowed(to))).toEqual(
    [],
  )
})

test('server files import no page', () => {
  const isServer = (file: string) => !isWeb(file) && !isShared(file)
  expect(offenders(({ from, to }) => isServer(from) && isWeb(to) && from !== 'pages.ts')).toEqual([])
})

test('domains import one way', () => {
  const backwards = ({ from, to }: Import) => {
    const [here, there] = [domainOf(from), domainOf(to)]
    if (!here || !there || here === there || isWeb(from) || isPure(to)) return false
    // Every domain's routes stand behind the gates.
    if (/(^|-)routes\.ts$/.test(nameOf(from)) && there === 'abilities') return false
    return ORDER.indexOf(there) > ORDER.indexOf(here)
  }
  expect(offenders(backwards)).toEqual([])
})

test('files stay short', () => {
  const long = files
    .map((file) => ({ file, lines: readFileSync(join(SRC, file), 'utf8').split('\n').length }))
    .filter(({ file, lines }) => lines > 400 && file !== 'reference/places.ts')
  expect(long).toEqual([])
})
