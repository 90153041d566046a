import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { keyFor, openFiles } from './storage.ts'

let folder = ''
const open = () => openFiles(readEnv({ DATA_DIR: folder }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asafidy-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that is gone is said to be', async () => {
  const files = await open()
  const gone = { status: 404, message: 'Ce fichier n’existe plus.' }
  await expect(files.read('aa/none.pdf')).rejects.toMatchObject(gone)
  await expect(files.readStream('aa/none.pdf')).rejects.toMatchObject(gone)
})

test('a full disk is said to be, and nothing half-written stays', async () => {
  const key = keyFor('abcdef', 'zip')
  const source = join(folder, 'source')
  writeFileSync(source, 'x'.repeat(100_000))
  mkdirSync(join(folder, 'files', 'ab'), { recursive: true })
  // Everything that is written to /dev/full finds no room.
  symlinkSync('/dev/full', join(folder, 'files', key))
  const full = {
    status: 503,
    message: expect.stringContaining('plus de place'),
    headers: { 'retry-after': '60' },
  }
  await expect((await open()).putFile(key, source)).rejects.toMatchObject(full)
  expect(existsSync(join(folder, 'files', key))).toBe(false)
})

test('a folder that takes no file is said to', async () => {
  // A file stands in the folder's place, because tests may run as the superuser, who can write into any folder.
  writeFileSync(join(folder, 'files'), '')
  const refused = { status: 503, message: expect.stringContaining('ne peuvent pas être enregistrés') }
  await expect((await open()).put(Buffer.from('a'), 'pdf')).rejects.toMatchObject(refused)
  expect(statSync(join(folder, 'files')).size).toBe(0)
})

test('only the user of the process may read stored files, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    mkdirSync(join(folder, 'files'), { mode: 0o755 })
    const source = join(folder, 'source')
    writeFileSync(source, 'x')
    const files = await open()
    const streamed = keyFor('cdef01', 'zip')
    await files.putFile(streamed, source)
    const modeOf = (...path: string[]) => (statSync(join(folder, 'files', ...path)).mode & 0o777).toString(8)
    for (const key of [await files.put(Buffer.from('a'), 'pdf'), streamed])
      expect([modeOf(), modeOf(dirname(key)), modeOf(key)]).toEqual(['700', '700', '600'])
    expect(Buffer.from(await files.read(streamed)).toString()).toBe('x')
  } finally {
    process.umask(before)
  }
})
