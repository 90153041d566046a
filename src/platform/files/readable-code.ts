import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = realpathSync(join(import.meta.dirname, '../../..'))

/** Returns the paths that a process which runs a file of `folder` may read: that folder and the libraries. */
export function readableCode(folder: string): string[] {
  return [
    `${realpathSync(folder)}/`,
    `${realpathSync(join(ROOT, 'node_modules'))}/`,
    join(ROOT, 'package.json'),
  ]
}
