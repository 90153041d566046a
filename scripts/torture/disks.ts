import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '#test/processes/server-process.ts'
import { apply, checkHiring, countFiles, makeApplicants, makeHiring } from './scene/hiring.ts'
import { ENV, eachOf, openScene, type Person } from './scene/people.ts'
import { openTally } from './scene/tally.ts'

// The folder of files is a small disk of its own that becomes full, then read-only, while people send their CVs. It
// can be made by root alone.
const APPLICANTS = 30
const AT_ONCE = 6
const DISK_BYTES = 1_048_576
const LEFT_BYTES = 40_960
const FULL = 'Il n’y a plus de place pour les fichiers en ce moment'
const READ_ONLY = 'Les fichiers ne peuvent pas être enregistrés en ce moment'

const tally = openTally()
const disk = join(ENV.DATA_DIR, 'files')
mkdirSync(disk, { recursive: true })
const mount = (...args: string[]) => spawnSync('mount', [...args, disk], { stdio: 'ignore' }).status === 0
if (mount('-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs')) {
  process.once('exit', () => spawnSync('umount', [disk]))
  await play()
} else console.log('skipped: no small disk can be mounted here')
tally.report()

async function play() {
  const { services, close } = await openScene()
  const hiring = await makeHiring(services)
  const people = await makeApplicants(services, APPLICANTS + 2)
  const server = await startServer(ENV)
  const acknowledged: Person[] = []
  const stored = (expected: number) =>
    tally.hold('there is one file for each that was kept', countFiles() === expected, [
      countFiles(),
      expected,
    ])

  const refused: Person[] = []
  const rest = join(disk, 'rest')
  writeFileSync(rest, Buffer.alloc(DISK_BYTES - LEFT_BYTES))
  await eachOf(people.slice(2), AT_ONCE, async (person) => {
    const { status, body } = await apply(server, person, hiring)
    const isFull = status === 503 && body.message.startsWith(FULL.replace(/ en.*/, ''))
    tally.hold('a CV is kept or refused by the full disk', status === 201 || isFull, [status, body])
    ;(status === 201 ? acknowledged : refused).push(person)
  })
  const some = acknowledged.length > 0 && refused.length > 0
  tally.hold('the disk became full', some, [acknowledged.length, refused.length])
  stored(acknowledged.length + 1)
  rmSync(rest)
  await sendAll(refused, 'it is taken when there is room again')
  stored(acknowledged.length)

  mount('-o', 'remount,ro')
  for (const person of people.slice(0, 2)) {
    const { status, body } = await apply(server, person, hiring)
    const isTold = status === 503 && body.message.startsWith(READ_ONLY)
    tally.hold('a CV is refused by the read-only disk', isTold, [status, body])
  }
  mount('-o', 'remount,rw')
  await sendAll(people.slice(0, 2), 'it is taken when the disk is written again')
  stored(acknowledged.length)
  const there = await checkHiring(services, tally, hiring, acknowledged)
  tally.hold('nobody is there twice or lost', there === people.length, there)
  await server.stop()
  await close()

  async function sendAll(senders: Person[], what: string) {
    await eachOf(senders, AT_ONCE, async (person) => {
      const { status } = await apply(server, person, hiring)
      tally.hold(what, status === 201, status)
      if (status === 201) acknowledged.push(person)
    })
  }
}
