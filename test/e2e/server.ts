import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The product with its demonstration data on a folder of its own, as `npm start` runs it.
const folder = mkdtempSync(join(tmpdir(), 'asafidy-e2e-'))
process.env.DATA_DIR = folder
process.env.DEMO = '1'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('#src/server.ts')
