import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = realpathSync(join(import.meta.dirname, '../../..'))

/** What a process that runs a file of `folder` reads of this program: that folder and the libraries. */
export function readableCode(folder: string): string[] {
  return [
    `${realpathSync(folder)}/`,
    `${realpathSync(join(ROOT, 'node_modules'))}/`,
    join(ROOT, 'package.json'),
  ]
}
