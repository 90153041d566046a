import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { and, isNull, lt, sql } from 'drizzle-orm'
import { deliverDueMails } from '#src/platform/mail/delivery.ts'
import { openTransport } from '#src/platform/mail/transport.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { type ServerProcess, startServer } from '#test/processes/server-process.ts'
import { apply, checkHiring, type Hiring, makeApplicants, makeHiring } from './scene/hiring.ts'
import { ENV, eachOf, openScene, type Person } from './scene/people.ts'
import { openTally } from './scene/tally.ts'

// The server, the worker or both are killed at some moment of a busy time, and started again.
const ROUNDS = 8
const APPLICANTS = 40
const AT_ONCE = 8

const tally = openTally()
const { services, close } = await openScene()
const start = (ROLE: 'web' | 'worker') => startServer({ ...ENV, ROLE })
let [web, worker] = await Promise.all([start('web'), start('worker')])
const rounds: { hiring: Hiring; acknowledged: Person[]; killed: string }[] = []
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await killOnce())
await letWorkerFinish()
await Promise.all([web.stop(), worker.stop()])
for (const { hiring, acknowledged, killed } of rounds) {
  const there = await checkHiring(services, tally, hiring, acknowledged)
  console.log(`${killed}: ${acknowledged.length} applications were acknowledged, ${there} are there`)
}
await checkMails()
await close()
tally.report()

async function killOnce() {
  const hiring = await makeHiring(services)
  const people = await makeApplicants(services, APPLICANTS)
  const acknowledged: Person[] = []
  const killed = tally.pick(['web', 'worker', 'web and worker'])
  const victims: ServerProcess[] = [web, worker].filter((_, index) =>
    killed.includes(index ? 'worker' : 'web'),
  )
  const enough = Math.floor(tally.random() * APPLICANTS * 0.9)
  let killing: Promise<unknown> | undefined
  await eachOf(people, AT_ONCE, async (person) => {
    if ((await apply(web, person, hiring)).status === 201) acknowledged.push(person)
    if (acknowledged.length < enough) return
    // The moment is chosen by chance, so that it does not depend on an answer.
    killing ??= wait(tally.random() * 40).then(() => Promise.all(victims.map((each) => each.stop('SIGKILL'))))
  })
  await killing
  if (victims.includes(web)) web = await start('web')
  if (victims.includes(worker)) worker = await start('worker')
  return { hiring, acknowledged, killed }
}

/** Waits until no mail is due: one that a killed worker had taken is due again only minutes later. */
async function letWorkerFinish() {
  const due = and(isNull(outgoingMails.sent_at), lt(outgoingMails.next_try_at, sql`now() - interval '2 s'`))
  const until = Date.now() + 90_000
  let left = await services.db.$count(outgoingMails, due)
  while (left > 0 && Date.now() < until) {
    await wait(500)
    left = await services.db.$count(outgoingMails, due)
  }
  tally.hold('the worker that was started again sends what is due', left === 0, left)
}

async function checkMails() {
  const later = { now: () => after(new Date(), 5 * MINUTE) }
  await deliverDueMails(services.db, openTransport(services.env), later)
  const unsent = await services.db.$count(outgoingMails, isNull(outgoingMails.sent_at))
  tally.hold('no mail stays', unsent === 0, unsent)
  const folder = join(ENV.DATA_DIR, 'mails')
  const left = existsSync(folder) ? readdirSync(folder).length : 0
  const written = await services.db.$count(outgoingMails)
  tally.hold('each mail has left', left === written, [left, written])
}
