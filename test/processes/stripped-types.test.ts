import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const HOOK = join(import.meta.dirname, '../../scripts/stripped-types.mjs')

/** A product of one module, with what the build keeps of it. */
function makeProduct(source: string, copy: string) {
  const root = mkdtempSync(join(tmpdir(), 'asafidy-stripped-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const folder of ['scripts', 'src', 'dist/stripped']) mkdirSync(join(root, folder), { recursive: true })
  const hook = join(root, 'scripts/stripped-types.mjs')
  cpSync(HOOK, hook)
  const fileOf = `const { strippedFile } = await import(${JSON.stringify(pathToFileURL(hook).href)}); console.log(strippedFile(process.argv[1]))`
  const file = run(['--input-type=module', '--eval', fileOf, source]).trim()
  writeFileSync(file, copy)
  const module = join(root, 'src/module.ts')
  writeFileSync(module, source)
  return { module, start: () => run([`--import=${pathToFileURL(hook).href}`, module]) }
}

function run(args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

test('a server’s module is read as the build has kept it, and as it stands once it was changed', () => {
  const { module, start } = makeProduct(
    `const of: string = 'written'; console.log(of)`,
    `console.log('kept')`,
  )
  expect(start()).toBe('kept\n')
  writeFileSync(module, `const of: string = 'changed'; console.log(of)`)
  expect(start()).toBe('changed\n')
})
