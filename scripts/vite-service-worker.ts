import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/shell/offline/worker.ts')
const FILE_NAME = 'sw.js'
/** These modules begin what the offline page loads: the first script of every page, its own, and what comes late on each. */
const BEGINNINGS = [
  /\/src\/shell\/page-client\.tsx$/,
  /\/src\/pages\/layouts\/blank-layout\.tsx/,
  /\/src\/pages\/public\/offline\.tsx/,
  /\/src\/shell\/deferred-widgets\.tsx$/,
]

/** Compiles the service worker, and writes into it the names of the files that the offline page needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'asafidy:service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      const files = listFiles(bundle)
      const names = Object.keys(bundle).sort()
      const build = createHash('sha256')
        .update(JSON.stringify([names, code]))
        .digest('hex')
        .slice(0, 12)
      const head = `const BUILD=${JSON.stringify(build)},FILES=${JSON.stringify(files)};\n`
      // As a script of its own it needs no module: older browsers run no modules as workers.
      const source = minifySync(FILE_NAME, head + code.replaceAll(/^export \{\s*\};?$/gm, '')).code
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source })
    },
  }
}

function listFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const waiting = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => BEGINNINGS.some((beginning) => beginning.test(id))),
  )
  const seen = new Set(waiting)
  const files = new Set<string>()
  for (const chunk of seen) {
    files.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const imported of chunk.imports) {
      const found = bundle[imported]
      if (found?.type === 'chunk') seen.add(found)
    }
  }
  const font = Object.keys(bundle).filter((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name))
  return [...files, ...font].map((name) => `/${name}`).sort()
}
