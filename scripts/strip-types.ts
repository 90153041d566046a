import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { STRIPPED, strippedFile } from './stripped-types.mjs'

// node scripts/strip-types.ts: keeps every module of the server without its types, line by line as it was written, for
// `stripped-types.mjs` to hand to Node.
const SOURCES = join(import.meta.dirname, '../src')
const MODULE = /(?<!\.test|\.gen)\.ts$/

rmSync(STRIPPED, { recursive: true, force: true })
mkdirSync(STRIPPED, { recursive: true })
for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
  if (!MODULE.test(file)) continue
  const source = readFileSync(join(SOURCES, file), 'utf8')
  writeFileSync(strippedFile(source), stripTypeScriptTypes(source))
}
