import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const resolve = createRequire(import.meta.url).resolve
const files = new Map<string, Map<string, string>>()

/** Rewrites `import { X } from '@mantine/core'` to X's own file: through the barrel, every component used on any
 *  page would land in the entry of all pages. */
export function mantineImports(): Plugin {
  return {
    name: 'asafidy:mantine-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?(\?|$)/.test(id) || !code.includes('@mantine/')) return
      return code.replace(
        /import \{([^}]+)\} from '(@mantine\/(?:core|dates|hooks))'/g,
        (_statement, names: string, from: string) => direct(names, from),
      )
    },
  }
}

function direct(names: string, from: string): string {
  const found = filesOf(from)
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${found.get(name.split(' as ')[0] ?? '') ?? from}'`)
    .join(';')
}

function filesOf(name: string): Map<string, string> {
  const known = files.get(name)
  if (known) return known
  const index = join(dirname(resolve(name)), '../esm/index.mjs')
  const found = new Map<string, string>()
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(
    /import \{([^}]+)\} from "([^"]+)"/g,
  )) {
    for (const one of names.split(',')) found.set(one.trim(), join(dirname(index), path))
  }
  files.set(name, found)
  return found
}
