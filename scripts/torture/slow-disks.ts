import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '#test/processes/server-process.ts'
import { apply, checkHiring, countFiles, makeApplicants, makeHiring } from './scene/hiring.ts'
import { ask, ENV, eachOf, openScene, type Person } from './scene/people.ts'
import { openTally } from './scene/tally.ts'

// Everything done with a file takes seconds, while people send their CVs and others read: those who read do not wait,
// nobody is told « sent » too early, and who gives up and tries again is there once.
const APPLICANTS = 24
const AT_ONCE = 8
const SLOW_MS = 2_000
const SLOWEST_MS = 500
const PATIENCE_MS = 1_000

const tally = openTally()
const { services, close } = await openScene()
const hiring = await makeHiring(services)
const [reader, ...people] = await makeApplicants(services, APPLICANTS + 1)
if (!reader) throw new Error('nobody reads')
const server = await startServer({
  ...ENV,
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'scene/slow-disk.ts')).href}`,
  SLOW_FOLDER: join(ENV.DATA_DIR, 'files'),
  SLOW_MS: String(SLOW_MS),
})

let over = false
const reading = readMeanwhile(reader)
const acknowledged: Person[] = []
await eachOf(people, AT_ONCE, async (person) => {
  // Some people leave before they are answered, and send the form again.
  if (tally.random() < 0.3) await Promise.race([apply(server, person, hiring), pause(PATIENCE_MS)])
  const { status, ms } = await apply(server, person, hiring)
  tally.hold('a CV is taken, or stood already', status === 201 || status === 200, status)
  tally.hold('nobody is told so before the disk has it', status === 200 || ms >= SLOW_MS, ms)
  acknowledged.push(person)
})
over = true
await reading
const there = await checkHiring(services, tally, hiring, acknowledged)
tally.hold('nobody is there twice or lost', there === people.length, there)
// A second try removes the file that it wrote once it finds the application there.
tally.hold('there is one file for each', countFiles() === people.length, countFiles())
await server.stop()
await close()
tally.report()

async function readMeanwhile(person: Person) {
  const times: number[] = []
  while (!over) {
    for (const path of ['/api/offers', '/api/applicant/applications', '/']) {
      const { status, ms } = await ask(server, person, ['GET', path])
      tally.hold('pages and lists are answered', status === 200, [path, status])
      times.push(ms)
    }
    await pause(20)
  }
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  console.log(`  ${times.length} reads meanwhile, ${Math.round(slow)} ms at the 99th percentile`)
  tally.hold(`reads take ${SLOWEST_MS} ms at most (99th percentile)`, slow <= SLOWEST_MS, slow)
}

function pause(ms: number) {
  return new Promise<undefined>((done) => setTimeout(done, ms))
}
