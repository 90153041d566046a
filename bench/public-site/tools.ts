import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const LOCK = import.meta.dirname
const FOLDER = join(LOCK, '../../node_modules/.cache/audit-tools')

/**
 * Returns where a file of the audits' own packages is, which are installed when the first audit asks for them: they are
 * larger than all that the product's tests need.
 * @throws Error when they cannot be installed
 */
export function findAuditTool(file: string): string {
  const path = join(FOLDER, 'node_modules', file)
  if (existsSync(path)) return path
  mkdirSync(FOLDER, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(LOCK, name), join(FOLDER, name))
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync('npm', flags, { cwd: FOLDER, stdio: 'inherit', shell: isWindows })
  if (status !== 0 || !existsSync(path))
    throw new Error(`the tools of the audits could not be installed in ${FOLDER}`)
  return path
}
