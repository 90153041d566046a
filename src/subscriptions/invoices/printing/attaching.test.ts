import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { deliverDueMails } from '#src/platform/mail/delivery.ts'
import { openTransport } from '#src/platform/mail/transport.ts'
import { mailsTo } from '#test/mails.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { useServices } from '#test/services.ts'
import { makeSubscriber, openTill, subscribe } from '#test/subscriptions/payments.ts'
import { makeMailedInvoice } from './attaching.ts'

const services = useServices()
beforeAll(() => openTill(services))

/** The mail that tells the owner of an accepted payment, as it leaves. */
async function sentMail(make = makeMailedInvoice(services)) {
  const { owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'silver' })
  await deliverDueMails(services.db, openTransport(services.env, undefined, make), services.clock)
  const mail = (await mailsTo(services, owner.email)).find(({ key }) => key.startsWith('payment.accepted'))
  if (!mail) throw new Error('no mail tells of the payment')
  return PostalMime.parse(readFileSync(join(services.env.DATA_DIR, 'mails', `${mail.id}.eml`)))
}

test('the mail of an accepted payment takes its invoice along as a PDF', async () => {
  const { attachments, text } = await sentMail()
  const [invoice] = attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
  expect(invoice?.filename).toMatch(/^F-2026-\d{4}\.pdf$/)
  const { title } = await readPdf(Buffer.from(invoice?.content as ArrayBuffer))
  expect(`${title}.pdf`).toBe(`Facture ${invoice?.filename}`)
  expect(text).toContain(invoice?.filename?.replace('.pdf', '') ?? 'nothing')
})

test('the mail of an accepted payment says what the company has by it, how to use it and that nothing renews itself', async () => {
  const { text = '', html = '' } = await sentMail()
  for (const words of [
    /Nous avons bien reçu 60\s000\sAr\. .+ publie maintenant jusqu’à \d+\soffres à la fois/,
    /Montant\s: 60\s000\sAr, dont 10\s000\sAr de TVA/,
    /Publier une offre\s: http\S+\/mes-offres\/ajouter/,
    /Télécharger la facture\s: http\S+\/abonnement\/paiements\/\d+/,
    /Rien ne se renouvelle sans vous/,
  ])
    expect(text).toMatch(words)
  expect(html).toContain('✓ Paiement accepté')
})

test('an invoice that cannot be set now does not hold its mail back', async () => {
  const { attachments, subject } = await sentMail(async () => null)
  expect(attachments.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([])
  expect(subject).toContain('60')
})
