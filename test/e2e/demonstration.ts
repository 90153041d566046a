import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../processes/server-process.ts'

/** Before the first file of tests: the demonstration data, written once; each file's site starts from a copy. */
export default async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-demonstration-'))
  const { code, output } = await runCommand('seeds/seed.ts', { DATA_DIR: folder })
  if (code !== 0) throw new Error(`no demonstration data: ${output}`)
  process.env.DEMONSTRATION = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
