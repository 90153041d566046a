import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { outgoingMails } from '#src/platform/tables.ts'
import { openProxy } from '#test/processes/proxy.ts'
import { startServer } from '#test/processes/server-process.ts'
import { freePort } from '../free-port.ts'
import { apply, checkHiring, makeApplicants, makeHiring } from './scene/hiring.ts'
import { ask, ENV, openScene, type Person, type Reply } from './scene/people.ts'
import { openTally } from './scene/tally.ts'

// The database refuses or falls silent while people apply and read, and comes back; all the while no mail server is
// there, then one is.
const ROUNDS = 5
const APPLICANTS = 60
const AT_ONCE = 6
const SOON_MS = 2_000
const BACK_MS = 5_000
const MAILED_MS = 130_000
const TOLD = 'Service momentanément indisponible. Réessayez dans un instant.'

const tally = openTally()
const { services, close } = await openScene()
const proxy = await openProxy(new URL(ENV.DATABASE_URL))
const mailPort = await freePort()
const server = await startServer({
  ...ENV,
  DATABASE_URL: Object.assign(new URL(ENV.DATABASE_URL), { port: String(proxy.port) }).href,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
})
const hiring = await makeHiring(services)
const waiting = await makeApplicants(services, APPLICANTS)
const reader = waiting[0] as Person
const acknowledged: Person[] = []
let state: 'up' | 'changing' | 'down' = 'up'
let changedAt = 0
let asked = 0

for (let round = 0; round < ROUNDS; round += 1) await breakOnce()
for (const person of waiting)
  if ((await apply(server, person, hiring)).status < 300) acknowledged.push(person)
tally.hold('everybody could apply at last', acknowledged.length === APPLICANTS, acknowledged.length)
await checkHiring(services, tally, hiring, acknowledged)
await sendMails()
await server.stop()
await proxy.close()
await close()
tally.report()

async function breakOnce() {
  let isOver = false
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      await playOnce()
      await wait(10)
    }
  })
  await wait(1_000 * tally.random())
  state = 'changing'
  changedAt = performance.now()
  proxy.set(tally.pick(['refuse', 'silent']))
  // A request that was on its way when the outage began ends within that time, as any other.
  await wait(SOON_MS)
  state = 'down'
  await wait(2_000)
  state = 'changing'
  proxy.set('through')
  await expectBack()
  state = 'up'
  await wait(500)
  isOver = true
  await Promise.all(people)
}

async function expectBack() {
  const begun = performance.now()
  while ((await ask(server, null, ['GET', '/health/ready'])).status !== 200) {
    if (performance.now() - begun > BACK_MS) return tally.hold('the server recovers by itself', false)
    await wait(100)
  }
  return tally.hold('the server recovers by itself', true)
}

/** Each address is new, because a kept page would answer without the database. */
async function playOnce() {
  asked += 1
  const before = state
  const calls: (() => Promise<Reply>)[] = [
    () => ask(server, null, ['GET', `/api/offers?keywords=comptable${asked}`]),
    () => ask(server, reader, ['GET', '/api/user']),
    () => ask(server, null, ['GET', `/offres?keywords=comptable${asked}`]),
    () => ask(server, reader, ['GET', '/dashboard/notifications']),
    applyOnce,
  ]
  const reply = await tally.pick(calls)()
  holdReply(reply, before === state ? state : 'changing')
}

async function applyOnce(): Promise<Reply> {
  const person = waiting.shift()
  if (!person) return ask(server, reader, ['GET', '/api/applicant/dashboard'])
  const reply = await apply(server, person, hiring)
  if (reply.status < 300 && reply.status > 0) acknowledged.push(person)
  else waiting.push(person)
  return reply
}

function holdReply({ status, body, ms }: Reply, meanwhile: typeof state) {
  // Only the part of a call that lies in the outage counts, because the call may have begun before.
  const took = Math.min(ms, performance.now() - changedAt)
  const isTold = status === 503 && (body?.message === TOLD || String(body).includes('Réessayer'))
  const isDone = status >= 200 && status < 400
  if (meanwhile === 'down') tally.hold('while the database is away everybody is told', isTold, [status, body])
  if (meanwhile === 'changing') tally.hold('a call is done or told', isTold || isDone, [status, body])
  if (meanwhile === 'up') tally.hold('while the database is there calls are done', isDone, [status, body])
  if (status === 503) tally.hold('who is told is told within 2 s', took < SOON_MS, Math.round(took))
}

async function sendMails() {
  const unsent = isNull(outgoingMails.sent_at)
  const untried = and(unsent, eq(outgoingMails.tries, 0))
  tally.hold('no mail has left', (await services.db.$count(outgoingMails, unsent)) > 0)
  const until = Date.now() + MAILED_MS
  while ((await services.db.$count(outgoingMails, untried)) > 0 && Date.now() < until) await wait(250)
  const taken: string[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        taken.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '')
        done()
      })
    },
  })
  await new Promise<void>((listening) => mailServer.listen(mailPort, '127.0.0.1', listening))
  const left = () => services.db.$count(outgoingMails, unsent)
  // Their next tries are minutes away, also of one whose taking was lost in an outage; what is on its way was taken for
  // three minutes a moment ago.
  const isResting = lt(outgoingMails.next_try_at, sql`now() + interval '177 s'`)
  await services.db.update(outgoingMails).set({ next_try_at: new Date() }).where(and(unsent, isResting))
  while ((await left()) > 0 && Date.now() < until) await wait(250)
  const written = await services.db.$count(outgoingMails)
  tally.hold('every mail leaves when the mail server is back', (await left()) === 0, await left())
  tally.hold('every mail leaves once', taken.length === written && new Set(taken).size === written, [
    taken.length,
    written,
  ])
  await new Promise<void>((closed) => mailServer.close(() => closed()))
}
