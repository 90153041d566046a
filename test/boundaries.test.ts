import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes'
import { expect, test } from 'vitest'
import { guestPages, routes } from '#src/pages.ts'
import { privatePages } from './e2e/private-pages.ts'

// This test holds who may import what. No file is listed by name: its place says what it may import.
const SRC = join(import.meta.dirname, '../src')
const MOST_FILES = 25
const MOST_LINES = 400

type Place = 'shared' | 'platform' | 'ui' | 'shell' | 'web' | 'pages' | 'server' | 'root'

/** What a file of each place may import, beside the files of its own place. */
const MAY_IMPORT: Record<Place, Place[]> = {
  shared: [],
  platform: ['shared'],
  ui: ['shared'],
  shell: ['shared', 'ui'],
  web: ['shared', 'ui', 'shell'],
  pages: ['shared', 'ui', 'shell', 'web'],
  server: ['shared', 'platform'],
  root: ['shared', 'platform', 'server'],
}

interface Import {
  from: string
  to: string
  /** Whether it imports types alone, which are erased before anything runs. */
  isType: boolean
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file),
)
const sources = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]))
const imports = files.flatMap(importsOf)

function importsOf(from: string): Import[] {
  const source = sources.get(from) ?? ''
  const named = source.matchAll(/^(?:import|export) (type )?[^'"]*?from '([^']+)'/gms)
  const others = source.matchAll(/(?:^import|\bimport\() ?'([^']+)'/gm)
  return [
    ...[...named].map(([, type, target = '']) => ({ target, isType: Boolean(type) })),
    ...[...others].map(([, target = '']) => ({ target, isType: false })),
  ]
    .filter(({ target }) => /^(#src\/|#development\/|#seeds\/|#test\/|\.)/.test(target))
    .map(({ target, isType }) => ({ from, to: pathOf(from, target), isType }))
}

function pathOf(from: string, target: string): string {
  if (target.startsWith('#src/')) return target.slice(5)
  return target.startsWith('#') ? `../${target.slice(1)}` : normalize(join(dirname(from), target))
}

const domainOf = (file: string) => file.split('/')[0] ?? ''

/** A folder `shared`, wherever it stands, and contracts and policies run on both sides; a folder `web` in the browser. */
function placeOf(file: string): Place {
  if (!file.includes('/')) return 'root'
  if (/(^|\/)shared\//.test(file) || /\/(contract|policy)\.ts$/.test(file)) return 'shared'
  const [first = ''] = file.split('/')
  if (first === 'platform' || first === 'ui' || first === 'shell' || first === 'pages') return first
  return file.includes('/web/') ? 'web' : 'server'
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.gen\.ts$/.test(file)
const told = ({ from, to }: Import) => `${from} imports ${to}`

test('a file imports only what its place may', () => {
  const offenders = imports.filter(({ from, to }) => {
    if (to.startsWith('..')) return placeOf(from) !== 'root'
    const [here, there] = [placeOf(from), placeOf(to)]
    return isCode(to) && here !== there && !MAY_IMPORT[here].includes(there)
  })
  expect(offenders.map(told)).toEqual([])
})

test('shared code at the top, the platform and the design system know no domain', () => {
  const offenders = imports.filter(
    ({ from, to }) =>
      /^(shared|platform|ui)\//.test(from) && isCode(to) && !/^(shared|platform|ui)\//.test(to),
  )
  expect(offenders.map(told)).toEqual([])
})

test('production code loads nothing that only serves development, unless it is asked for', () => {
  const offenders = imports.filter(({ from, to }) => {
    const loads = new RegExp(`^import [^\n]*'#${to.slice(3)}'`, 'm')
    return to.startsWith('..') && loads.test(sources.get(from) ?? '')
  })
  expect(offenders.map(told)).toEqual([])
})

test('what reads files of people runs in processes of its own, never in the one that answers everybody', () => {
  const reads =
    /^import (?!type )[^'"]*?from '(?:@libpdf\/core|pdfjs-dist[^']*|sharp|@myriaddreamin\/[^']*)'/m
  const answering = reachedFrom(['server.ts', 'worker.ts'])
  expect([...answering].filter((file) => reads.test(sources.get(file) ?? ''))).toEqual([])
  expect(files.filter((file) => reads.test(sources.get(file) ?? '')).length).toBeGreaterThan(5)
})

test('domains import one way: on the server, in the browser, and in what runs on both sides', () => {
  const isOfDomain = (file: string) => ['server', 'web', 'shared'].includes(placeOf(file)) && isCode(file)
  const between = imports.filter(({ from, to }) => isOfDomain(from) && isOfDomain(to))
  expect(circlesOf(valuesAmong(between), domainOf)).toEqual([])
})

test('folders import one way', () => {
  const within = (test: (file: string) => boolean) => imports.filter(({ from, to }) => test(from) && test(to))
  for (const place of ['shared', 'platform', 'ui', 'shell', 'web', 'server'] as const)
    expect(
      circlesOf(valuesAmong(within((file) => placeOf(file) === place && isCode(file))), dirname),
    ).toEqual([])
})

test('files import one way, types too; the tree of pages, which is generated, imports what it likes', () => {
  expect(
    circlesOf(
      imports.filter(({ to }) => isCode(to)),
      (file) => file,
    ),
  ).toEqual([])
})

test('files stay short, styles and tests too, and folders are no crowds', () => {
  const written = ['src', 'development', 'scripts', 'bench', 'test'].flatMap((folder) =>
    readdirSync(join(SRC, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.gen\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const long = written.filter(
    (file) => readFileSync(join(SRC, '..', file), 'utf8').split('\n').length > MOST_LINES,
  )
  expect(long).toEqual([])
  // A test stands beside what it tests, styles beside their component: they are looked for with it, not in the crowd.
  const looked = written.filter((file) => !/\.css$|^(?!test\/).*\.test\.tsx?$/.test(file))
  const folders = Map.groupBy(looked, dirname)
  expect([...folders].filter(([, inside]) => inside.length > MOST_FILES).map(([folder]) => folder)).toEqual(
    [],
  )
})

test('nothing is spread out of an object that stands written there: the compiler would no longer see a property that its target does not have', () => {
  const written = ['src', 'development', 'scripts', 'bench', 'seeds', 'test'].flatMap((folder) =>
    readdirSync(join(SRC, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const spread = /\.\.\.\s*\{/
  expect(written.filter((file) => spread.test(readFileSync(join(SRC, '..', file), 'utf8')))).toEqual([])
})

test('no style is for any element after any other: whatever is put into the page would then style all of the page anew', () => {
  const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.css$/.test(file))
  const anySibling = /\* *[+~] *(\*|::|:)/
  expect(styles.filter((file) => anySibling.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([])
  expect(styles.length).toBeGreaterThan(100)
})

test('a file name does not say its folder again', () => {
  const again = files.filter((file) => {
    const parts = file.split('/')
    const folder = (parts.at(-2) === 'web' ? parts.at(-3) : parts.at(-2)) ?? ''
    const prefixes = [folder, folder.replace(/s$/, '')].map((name) => `${name}-`)
    return (
      folder !== '' && parts[0] !== 'pages' && prefixes.some((prefix) => parts.at(-1)?.startsWith(prefix))
    )
  })
  expect(again).toEqual([])
})

test('every page, call and job that is written is registered', () => {
  const pages = readFileSync(join(SRC, 'pages.ts'), 'utf8')
  const forgotten = {
    pages: files.filter(
      (file) =>
        file.startsWith('pages/') &&
        !pages.includes(`'${file}'`) &&
        /createFileRoute/.test(sources.get(file) ?? ''),
    ),
    calls: unregistered(/\/routes\.ts$/, ['app.ts']),
    jobs: unregistered(/\/jobs\.ts$/, ['jobs.ts', 'schedule.ts']),
  }
  expect(forgotten).toEqual({ pages: [], calls: [], jobs: [] })
})

test('the calls of each folder are tested beside their routes', () => {
  const untested = files.filter(
    (file) =>
      file.endsWith('/routes.ts') &&
      !readdirSync(join(SRC, dirname(file))).some((beside) => beside.endsWith('.test.ts')),
  )
  expect(untested).toEqual([])
})

test('the path of a call is written whole, in a contract, where a search finds it', () => {
  const contracts = files.filter((file) => /\bendpoint\(\{/.test(sources.get(file) ?? ''))
  expect(contracts.filter((file) => !/\/contract\.ts$/.test(file))).toEqual([])
  const built = contracts.flatMap((file) =>
    (sources.get(file)?.match(/^ {2}path: (?!').*$/gm) ?? []).map((line) => `${file}: ${line.trim()}`),
  )
  expect(built).toEqual([])
})

test('a page that asks who somebody is, is never kept for guests', () => {
  const kept = guestPages.flatMap(({ file }) => file ?? [])
  expect(kept.filter((file) => /requires/.test(sources.get(file) ?? ''))).toEqual([])
})

test('a page that asks who somebody is has its line in the table of who may open it', () => {
  const listed = privatePages().map(({ page }) => page)
  const isListed = (address: string) => {
    const pattern = new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return listed.some((page) => pattern.test(page))
  }
  const asking = addressesOf(routes).filter(({ file }) => /requires/.test(sources.get(file) ?? ''))
  expect(asking.length).toBeGreaterThan(25)
  expect(asking.map(({ address }) => address).filter((address) => !isListed(address))).toEqual([])
})

test('the documents name files that exist', () => {
  const root = join(SRC, '..')
  const known = ['src', 'test', 'scripts', 'development'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const missing = ['README.md', 'docs/architecture.md'].flatMap((document) => {
    const named = readFileSync(join(root, document), 'utf8').matchAll(/`([\w-]+(?:\/[\w-]+)+\.tsx?)`/g)
    return [...named].flatMap(([, path]) =>
      known.some((file) => file.endsWith(`/${path}`) || file === path) ? [] : `${document}: ${path}`,
    )
  })
  expect(missing).toEqual([])
})

test('the README names every domain', () => {
  const readme = readFileSync(join(SRC, '../README.md'), 'utf8')
  const domains = readdirSync(SRC, { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(domains.map(({ name }) => name).filter((name) => !readme.includes(`${name}/`))).toEqual([])
})

/** Each page's file and address. */
function addressesOf(node: VirtualRootRoute | VirtualRouteNode): { address: string; file: string }[] {
  const path = 'path' in node ? (node.path ?? '') : ''
  const file = 'file' in node ? (node.file ?? '') : ''
  const below = ('children' in node ? (node.children ?? []) : [])
    .flatMap(addressesOf)
    .map((each) => ({ ...each, address: path + each.address }))
  return path ? [{ address: path, file }, ...below] : below
}

/** Files of this name that none of these imports, nor a file that they import. */
function unregistered(name: RegExp, roots: string[]): string[] {
  const reached = new Set(roots)
  for (const file of reached)
    for (const { from, to } of imports) if (from === file && existsSync(join(SRC, to))) reached.add(to)
  return files.filter((file) => name.test(file) && !reached.has(file))
}

/** All that a process loads which begins with these. */
function reachedFrom(roots: string[]): Set<string> {
  const reached = new Set(roots)
  for (const file of reached)
    for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to)
  return reached
}

/** The imports that are there when the code runs. */
const valuesAmong = (among: Import[]) => among.filter(({ isType }) => !isType)

/** The imports that make circles of nodes. */
function circlesOf(among: Import[], nodeOf: (file: string) => string): string[] {
  const edges = among.filter((each) => nodeOf(each.from) !== nodeOf(each.to))
  const next = Map.groupBy(edges, ({ from }) => nodeOf(from))
  const reach = (start: string) => {
    const seen = new Set<string>()
    const queue = [start]
    for (const node of queue)
      for (const { to } of next.get(node) ?? [])
        if (!seen.has(nodeOf(to))) {
          seen.add(nodeOf(to))
          queue.push(nodeOf(to))
        }
    return seen
  }
  const reachable = new Map([...next.keys()].map((node) => [node, reach(node)]))
  return edges.filter(({ from, to }) => reachable.get(nodeOf(to))?.has(nodeOf(from))).map(told)
}
