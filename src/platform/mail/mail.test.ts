import { eq } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { notify } from '#src/notifications/notify.ts'
import { savedOfferClosingNotification } from '#src/offers/mails.ts'
import { listToldOffers } from '#src/offers/told-offers.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { outgoingMails } from '../tables.ts'
import { inTransaction } from '../unit-of-work.ts'
import { deliverMail, openTransport } from './mail.ts'

const services = useServices()
const HOSTILE = 'Comptable <b>"&\' \r\nBcc: voleur@exemple.test'

let close = async () => {}
afterEach(() => close())

/** A mail server that keeps what it takes. */
async function startServer(port = 0) {
  const taken: { to: string[]; raw: Buffer }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
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
  close = () => new Promise((closed) => server.close(() => closed()))
  return { taken, port: typeof address === 'object' && address ? address.port : 0 }
}

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
  const offer = (await listToldOffers(services.db, [id])).get(id)
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
  await deliverMail(services.db, transportTo(port), mail.id, services.clock.now())
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
  await expect(deliverMail(services.db, transportTo(port), mail.id, services.clock.now())).rejects.toThrow()
  const waiting = await services.db.select().from(outgoingMails).where(eq(outgoingMails.id, mail.id))
  expect(waiting[0]?.sent_at).toBeNull()
  const { taken } = await startServer(port)
  await deliverMail(services.db, transportTo(port), mail.id, services.clock.now())
  await deliverMail(services.db, transportTo(port), mail.id, services.clock.now())
  expect(taken).toHaveLength(1)
})
