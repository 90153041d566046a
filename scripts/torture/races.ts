import { setTimeout as wait } from 'node:timers/promises'
import { desc, eq, like } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { companyMembers } from '#src/companies/tables.ts'
import { offerAlerts } from '#src/offers/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { RECEIVED } from '#test/applications.ts'
import { makeMember, PASSWORD } from '#test/factories.ts'
import { startServer } from '#test/processes/server-process.ts'
import { apply, checkHiring, countFiles, makeApplicants, makeHiring } from './scene/hiring.ts'
import { ask, ENV, openScene, type Person, type Reply, signIn, visit } from './scene/people.ts'
import { openTally } from './scene/tally.ts'

// The same thing is asked many times at once of two servers: it must happen once, and everybody must get a true answer.
const ROUNDS = 8
const TOLD_MS = 30_000
const STAGES = ['review', 'shortlisted', 'interview', 'offer_made']

const tally = openTally()
/** The addresses of the applicants whose application was moved. */
const moved: string[] = []
const { services, close } = await openScene()
const servers = await Promise.all([startServer(ENV), startServer({ ...ENV, ROLE: 'web' })])
for (let round = 0; round < ROUNDS; round += 1) {
  await services.db.delete(throttles)
  for (const race of [raceToApply, raceToMove, raceForPassword, raceToJoin, raceForAlert]) await race(round)
}
await checkTold()
await Promise.all(servers.map((server) => server.stop()))
await close()
tally.report()

function atOnce(count: number, one: (server: { url: string }, index: number) => Promise<Reply>) {
  return Promise.all(Array.from({ length: count }, (_, index) => one(tally.pick(servers), index)))
}

/** Checks that one call of many did it, and that the others were answered with one of the given codes. */
function holdOnce(what: string, answers: Reply[], done: number, others: number[]) {
  const statuses = answers.map(({ status }) => status)
  tally.hold(what, statuses.filter((each) => each === done).length === 1, statuses)
  for (const status of statuses)
    tally.hold(`${what}, and the others are told`, status === done || others.includes(status), status)
}

async function raceToApply() {
  const hiring = await makeHiring(services)
  const people = await makeApplicants(services, 1)
  const before = countFiles()
  const answers = await atOnce(30, (server) => apply(server, people[0] as Person, hiring))
  holdOnce('one application is made', answers, 201, [200, 429, 503])
  await checkHiring(services, tally, hiring, people)
  tally.hold('one file is kept', countFiles() === before + 1, countFiles() - before)
}

async function raceToMove() {
  const hiring = await makeHiring(services)
  const [applicant] = await makeApplicants(services, 1)
  const sent = await apply(tally.pick(servers), applicant as Person, hiring)
  const path = `${RECEIVED}/${sent.body.data.id}`
  const colleague = await makeMember(services, hiring.company.id, 'recruiter')
  const movers = [await signIn(services, hiring.owner), await signIn(services, colleague)]
  const seen = await ask(tally.pick(servers), movers[0] as Person, ['GET', path])
  const { id, version } = seen.body.data
  const answers = await atOnce(50, (server, index) =>
    ask(server, tally.pick(movers), ['PUT', `${path}/stage`], { version, stage: STAGES[index % 4] }),
  )
  holdOnce('one move is made', answers, 200, [409])
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  tally.hold('its version is the next', row?.version === version + 1, [version, row?.version])
  const events = await services.db.$count(applicationEvents, eq(applicationEvents.application_id, id))
  tally.hold('received, seen and moved are its history', events === 3, events)
  moved.push(applicant?.email ?? '')
}

/** Waits until the applicant is notified, some seconds after the move. */
async function checkTold() {
  const until = Date.now() + TOLD_MS
  const count = async (email: string) =>
    services.db.$count(outgoingMails, eq(outgoingMails.to_address, email))
  for (const email of moved) {
    while ((await count(email)) < 3 && Date.now() < until) await wait(250)
    const mails = await count(email)
    tally.hold('received, seen and moved are mailed once each', mails === 3, mails)
  }
}

async function raceForPassword(round: number) {
  const [user] = await makeApplicants(services, 1)
  if (!user) return
  const browsers = [user]
  while (browsers.length < 10) browsers.push(await signIn(services, user, `browser ${browsers.length}`))
  const password = (index: number) => `quatre baobabs sur la colline ${round} ${index}`
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      ask(tally.pick(servers), browser, ['POST', '/api/user/change-password'], {
        current_password: PASSWORD,
        password: password(index),
        password_confirmation: password(index),
      }),
    ),
  )
  holdOnce('one password is taken', answers, 200, [401, 419, 422, 429, 503])
  const taken = answers.findIndex(({ status }) => status === 200)
  await services.db.delete(throttles)
  for (const [given, opens] of [
    [password(taken), true],
    [PASSWORD, false],
  ] as const) {
    const server = tally.pick(servers)
    const { status } = await ask(server, await visit(server), ['POST', '/login'], {
      email: user.email,
      password: given,
    })
    tally.hold(`the ${opens ? 'new' : 'old'} password opens: ${opens}`, (status === 200) === opens, status)
  }
}

async function raceToJoin(round: number) {
  const { company, owner } = await makeHiring(services)
  const email = `invitee${round}@exemple.test`
  const boss = await signIn(services, owner)
  await ask(tally.pick(servers), boss, ['POST', '/api/recruiter/invitations'], { email, role: 'recruiter' })
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(like(outgoingMails.key, 'team.invitation:%'))
    .orderBy(desc(outgoingMails.created_at))
    .limit(1)
  const path = `/api/invitations/${/\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}/acceptance`
  const account = { last_name: 'Rabe', password: 'quatre lacs bleus au sud', terms: true }
  const answers = await atOnce(12, async (server, index) =>
    ask(server, await visit(server), ['POST', path], {
      ...account,
      first_name: `Fanja${'abcdefghijkl'[index]}`,
    }),
  )
  holdOnce('one invitation is accepted', answers, 200, [404, 409, 429, 503])
  const accounts = await services.db.$count(users, eq(users.email, email))
  const members = await services.db.$count(companyMembers, eq(companyMembers.company_id, company.id))
  tally.hold('one account and one member come of it', accounts === 1 && members === 2, [accounts, members])
}

async function raceForAlert() {
  const [person] = await makeApplicants(services, 1)
  if (!person) return
  const wanted = { keywords: 'comptable', city: ['1'], frequency: 'daily' }
  const answers = await atOnce(20, (server) => ask(server, person, ['POST', '/api/alerts'], wanted))
  const statuses = answers.map(({ status }) => status)
  tally.hold(
    'an alert is there for whoever asks',
    statuses.every((each) => [201, 429].includes(each)),
    statuses,
  )
  const rows = await services.db.$count(offerAlerts, eq(offerAlerts.user_id, person.id))
  tally.hold('one alert is made', rows === 1, rows)
}
