import { eq } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { notify } from '#src/notifications/notify.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { savedOfferClosingNotification } from '#src/offers/mails.ts'
import { HOUR } from '#src/shared/durations.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { mailedVerificationLink, mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { delayAfter } from '../queue/due-rows.ts'
import { outgoingMails, refusedAddresses } from '../tables.ts'
import { inTransaction } from '../unit-of-work.ts'
import { countWaitingMails, deliverDueMails, GIVEN_UP_AFTER } from './delivery.ts'
import { enqueueMail, LAST_MAIL } from './mail.ts'
import { openTransport } from './transport.ts'

const services = useServices()
const HOSTILE = 'Comptable <b>"&\' \r\nBcc: voleur@exemple.test'

const closing: (() => Promise<void>)[] = []
const close = async () => {
  for (const each of closing.splice(0)) await each()
}
afterEach(async () => {
  await close()
  await services.db.delete(outgoingMails)
})

interface Manners {
  port?: number
  /** The code with which it refuses every receiver. */
  refusing?: number
  /** What it says with that code. */
  saying?: string
  silent?: 'greeting' | 'data'
}

/** A mail server that keeps what it takes. */
async function startServer({ port = 0, refusing, saying, silent }: Manners = {}) {
  const taken: { to: string[]; raw: Buffer }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      if (silent !== 'greeting') done()
    },
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(saying ?? `${address} is unknown`), { responseCode: refusing })
      done(refusing ? refusal : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (silent === 'data') return
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  closing.push(() => new Promise((closed) => server.close(() => closed())))
  return { taken, port: typeof address === 'object' && address ? address.port : 0 }
}

const rowOf = async (id: string) =>
  (await services.db.select().from(outgoingMails).where(eq(outgoingMails.id, id)))[0]
const waiting = () => countWaitingMails(services.db, services.clock.now())

/** Gives up on a mail server in tenths of seconds. */
const impatientTo = (port: number) =>
  openTransport(
    { ...services.env, SMTP_URL: `smtp://127.0.0.1:${port}` },
    { connection: 1_500, greeting: 1_500, silence: 1_500, whole: 3_000 },
  )

const transportTo = (port: number) =>
  openTransport({
    ...services.env,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Asafidy <bonjour@asafidy.test>',
  })

async function writeMail(title = 'Comptable') {
  const person = await makeApplicant(services)
  const { company } = await makeCompany(services, { name: 'Banque Mahery' })
  const { id } = await makeOffer(services, company.id, { title })
  const offer = (await listMailedOffers(services.db, [id])).get(id)
  if (!offer) throw new Error('no offer')
  const notification = savedOfferClosingNotification(
    { ...offer, closes_on: '2026-11-22' },
    services.clock.now(),
  )
  await inTransaction(services, null, (unit) => notify(unit, person, notification))
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, person.email))
  if (!mail) throw new Error('no mail')
  return { person, mail }
}

const header = (email: Email, name: string) => email.headers.find(({ key }) => key === name)?.value

test('a mail arrives with its text, its page, its pictures and what stops it', async () => {
  const { taken, port } = await startServer()
  const { person, mail } = await writeMail(HOSTILE)
  await deliverDueMails(services.db, transportTo(port), services.clock)
  expect(taken.map(({ to }) => to)).toEqual([[person.email]])
  const email = await PostalMime.parse(taken[0]?.raw ?? '')
  expect(email.from).toEqual({ name: 'Asafidy', address: 'bonjour@asafidy.test' })
  expect(email.to).toMatchObject([{ address: person.email }])
  expect(email.bcc).toBeUndefined()
  expect(email.subject).toContain('Cette offre ferme demain\u00a0: Comptable <b>')
  expect(email.messageId).toBe(`<${mail.id}@localhost>`)
  expect(header(email, 'content-type')).toContain('multipart/')
  expect(header(email, 'list-unsubscribe')).toMatch(
    /^<http:\/\/localhost:3000\/email\/unsubscribe\/[\w.-]+>$/,
  )
  expect(header(email, 'auto-submitted')).toBe('auto-generated')
  expect(header(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(email.text).toContain('Vous avez sauvegardé cette offre')
  expect(email.html).toContain('Comptable &lt;b&gt;')
  expect(email.attachments.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual([
    ['<logo>', 'image/png'],
    ['<logo-dark>', 'image/png'],
  ])
})

test('with the server away the mail waits, then leaves exactly once', async () => {
  const { port } = await startServer()
  await close()
  const { mail } = await writeMail()
  const deliver = () => deliverDueMails(services.db, transportTo(port), services.clock)
  await expect(deliver()).rejects.toThrow('1 mails were not taken: ESOCKET')
  expect(await rowOf(mail.id)).toMatchObject({ sent_at: null, tries: 1, failure: 'ESOCKET' })
  expect(await waiting()).toMatchObject({ waiting: 1, late: 1, given_up: 0 })
  const { taken } = await startServer({ port })
  // The mail is not tried before its time.
  await deliver()
  expect(taken).toHaveLength(0)
  services.clock.advance(30)
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(taken).toHaveLength(1)
  expect(await rowOf(mail.id)).toMatchObject({ failure: null, sent_at: services.clock.now() })
})

test('a mail that nobody takes waits for days, tried less and less often, then says that it was given up', async () => {
  const { port } = await startServer({ refusing: 450 })
  const { mail } = await writeMail()
  const written = services.clock.now()
  const deliver = () => deliverDueMails(services.db, transportTo(port), services.clock)
  for (let tries = 0; !(await rowOf(mail.id))?.given_up_at; tries += 1) {
    expect(tries).toBeLessThan(60)
    await expect(deliver()).rejects.toThrow('EENVELOPE 450')
    const next = (await rowOf(mail.id))?.next_try_at ?? written
    services.clock.set(next)
  }
  const row = await rowOf(mail.id)
  // Neither the row nor the log says whom the mail was for.
  expect(row).toMatchObject({ sent_at: null, failure: 'EENVELOPE 450' })
  const after = Number(row?.given_up_at) - written.getTime()
  expect([after >= GIVEN_UP_AFTER, after < GIVEN_UP_AFTER + 6 * HOUR]).toEqual([true, true])
  expect(row?.tries).toBeGreaterThan(20)
  await deliver()
  expect(await waiting()).toMatchObject({ waiting: 0, given_up: 1 })
})

test('a mail that the receiver’s server will never take is given up at the first try', async () => {
  const { port } = await startServer({ refusing: 550 })
  const { mail } = await writeMail()
  await expect(deliverDueMails(services.db, transportTo(port), services.clock)).rejects.toThrow(
    'EENVELOPE 550',
  )
  expect(await rowOf(mail.id)).toMatchObject({
    sent_at: null,
    tries: 1,
    failure: 'EENVELOPE 550',
    given_up_at: services.clock.now(),
  })
})

test('mails to an address that its server refuses pause, those to prove it excepted, and go on once it is proved', async () => {
  const refusing = await startServer({ refusing: 550, saying: '5.1.1 no such user' })
  const { person } = await writeMail()
  const browser = await signedInAs(services, person)
  const refused = async () => (await browser.get('/api/user')).body.data.email_refused
  expect(await refused()).toBe(false)
  await deliverDueMails(services.db, transportTo(refusing.port), services.clock).catch(() => undefined)
  expect(await refused()).toBe(true)
  const mailsBefore = (await mailsTo(services, person.email)).length
  const write = (is_awaited: boolean) =>
    inTransaction(services, null, (unit) =>
      enqueueMail(unit, {
        key: `paused:${is_awaited}`,
        to: person.email,
        user_id: person.id,
        subject: 's',
        text: 't',
        html: 'h',
        is_awaited,
      }),
    )
  await write(false)
  await write(true)
  expect(await mailsTo(services, person.email)).toHaveLength(mailsBefore + 1)
  expect((await browser.post('/email/verification-notification')).status).toBe(202)
  await browser.get(await mailedVerificationLink(services, person.email), { accept: 'text/html' })
  expect(await refused()).toBe(false)
  expect((await browser.post('/email/verification-notification')).status).toBe(204)
  await write(false)
  expect(await mailsTo(services, person.email)).toHaveLength(mailsBefore + 3)
})

test.each([
  { refusing: 450, saying: '4.2.2 full', marked: 0 },
  { refusing: 550, saying: '5.7.1 this sender is blocked', marked: 0 },
  { refusing: 550, saying: 'Blocked, see spamhaus.org', marked: 0 },
  { refusing: 554, saying: 'transaction failed', marked: 0 },
  { refusing: 552, saying: '5.2.2 full', marked: 1 },
  { refusing: 550, saying: 'unknown', marked: 1 },
])('$refusing « $saying » marks $marked address', async ({ refusing, saying, marked }) => {
  await services.db.delete(refusedAddresses)
  const { port } = await startServer({ refusing, saying })
  const { person } = await writeMail()
  await deliverDueMails(services.db, transportTo(port), services.clock).catch(() => undefined)
  const rows = await services.db.select().from(refusedAddresses)
  expect(rows.map(({ address }) => address)).toEqual(marked ? [person.email] : [])
})

test.each([
  { silent: 'before it greets', options: { silent: 'greeting' as const } },
  { silent: 'after the message', options: { silent: 'data' as const } },
])('a mail server that hangs $silent holds up that mail only, for a limited time', async ({ options }) => {
  const hanging = await startServer(options)
  const { mail } = await writeMail()
  const others = [await writeMail(), await writeMail(), await writeMail()]
  const good = await startServer()
  const transports = { hanging: impatientTo(hanging.port), good: impatientTo(good.port) }
  const transport = (each: Parameters<typeof transports.good>[0]) =>
    each.id === mail.id ? transports.hanging(each) : transports.good(each)
  const delivered = deliverDueMails(services.db, transport, services.clock).catch(String)
  await expect.poll(() => good.taken.length).toBe(others.length)
  expect(await rowOf(mail.id)).toMatchObject({ sent_at: null, failure: null })
  // A mail that is enqueued while the first one hangs leaves too.
  const { mail: late } = await writeMail()
  await expect.poll(async () => (await rowOf(late.id))?.sent_at, { timeout: 3_000 }).not.toBeNull()
  expect(await delivered).toBe('Error: 1 mails were not taken: ETIMEDOUT')
  expect(await rowOf(mail.id)).toMatchObject({ sent_at: null, tries: 1, failure: 'ETIMEDOUT' })
})

test('a mail whose worker died is another’s after its time, and no sooner', async () => {
  const { taken, port } = await startServer()
  const { mail } = await writeMail()
  const death = Promise.withResolvers<never>()
  const dying = deliverDueMails(services.db, () => death.promise, services.clock).catch(String)
  await expect.poll(async () => (await rowOf(mail.id))?.tries).toBe(1)
  await deliverDueMails(services.db, transportTo(port), services.clock)
  expect(taken).toHaveLength(0)
  services.clock.advance(180)
  await deliverDueMails(services.db, transportTo(port), services.clock)
  expect(taken).toHaveLength(1)
  death.reject(new Error('killed'))
  expect(await dying).toContain('1 mails were not taken')
  expect((await rowOf(mail.id))?.sent_at).not.toBeNull()
})

test('the time before the next try grows and differs, so that mails do not come back at once', () => {
  const delays = Array.from({ length: 20 }, () => delayAfter(3))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(60_000)
  expect(Math.max(...delays)).toBeLessThanOrEqual(120_000)
  expect(new Set(delays).size).toBeGreaterThan(10)
  expect(delayAfter(40)).toBeLessThanOrEqual(6 * HOUR)
})

test('the last mail to a deleted person leaves no row behind, whether it is taken or refused for ever', async () => {
  for (const manners of [{}, { refusing: 550 }]) {
    const { port } = await startServer(manners)
    const { mail } = await writeMail()
    await services.db
      .update(outgoingMails)
      .set({ key: `${LAST_MAIL}7` })
      .where(eq(outgoingMails.id, mail.id))
    await deliverDueMails(services.db, transportTo(port), services.clock).catch(() => undefined)
    expect(await services.db.select().from(outgoingMails)).toEqual([])
  }
})
