import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'asafidy-owners-'))
const FOLDERS = Array.from({ length: 20 }, (_, index) => join(root, String(index)))
/** Takes each folder that it is told, says whether it has it, and keeps it. */
const TAKER = `
import { createInterface } from 'node:readline'
const { lockDataFolder } = await import('./src/platform/data-lock.ts')
console.log('ready')
for await (const folder of createInterface({ input: process.stdin })) {
  const taken = await Promise.resolve().then(() => lockDataFolder(folder)).then(() => 'taken', (error) => error.message)
  console.log(taken)
}
`

interface Taker {
  child: ChildProcess
  next(): Promise<string>
}

const takers: Taker[] = []

afterAll(() => {
  for (const { child } of takers) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

async function startTaker(): Promise<Taker> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', TAKER], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const taker = { child, next: async () => String((await lines.next()).value) }
  takers.push(taker)
  expect(await taker.next()).toBe('ready')
  return taker
}

function take({ child, next }: Taker, folder: string) {
  child.stdin?.write(`${folder}\n`)
  return next()
}

test('of several that take at once what a killed process held, one has it and the others are told', async () => {
  const killed = await startTaker()
  for (const folder of FOLDERS) expect(await take(killed, folder)).toBe('taken')
  const rivals = await Promise.all([startTaker(), startTaker(), startTaker()])
  for (const folder of FOLDERS)
    expect(await Promise.all(rivals.map((each) => take(each, folder)))).toEqual(
      Array(3).fill(expect.stringContaining('is used by a running Asafidy process')),
    )
  const over = new Promise((done) => killed.child.once('exit', done))
  killed.child.kill('SIGKILL')
  await over
  const owners: number[] = []
  for (const folder of FOLDERS) {
    const answers = await Promise.all(rivals.map((each) => take(each, folder)))
    owners.push(answers.filter((each) => each === 'taken').length)
  }
  expect(owners).toEqual(FOLDERS.map(() => 1))
})
