import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { drawMessage } from '#seeds/receipts.ts'
import { readProof, readUnreadProofs } from '#src/subscriptions/payments/proof-readings.ts'
import { proofReadings } from '#src/subscriptions/payments/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import type { Browser } from '#test/browser.ts'
import { fileForm } from '#test/company.ts'
import { makePdf, pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import { makeSubscriber, openTill, orderBody, PAYMENTS, readPayment } from '#test/subscriptions/payments.ts'

const services = useServices()
const site = useAdminSite(services)
let billing: AdminBrowser
beforeAll(async () => {
  billing = (await signedInAdmin(site, { admin_role: 'billing' })).browser
  await openTill(services)
})

const DECLARED = { payer_phone: '034 12 345 67', operator_reference: '1482907366', paid_on: '2026-11-17' }

async function declare(browser: Browser, id: number, proof: Blob, declared: Record<string, string>) {
  const form = fileForm('file', proof, 'preuve.png')
  for (const [name, value] of Object.entries(declared)) form.set(name, value)
  expect((await browser.put(`${PAYMENTS}/${id}/declaration`, form)).status).toBe(200)
}

const pictureOf = async (lines: string[]) => new Blob([Uint8Array.from(await drawMessage(lines))])
const message = (reference: string) => [
  `Vous avez payé 60 000 Ar à ASAFIDY (0340000001) le 18/11/26 à 09:31. Frais 0 Ar. Ref : ${reference}.`,
]

async function compared(id: number): Promise<Record<string, [string, string | null]> | null> {
  const { comparison } = (await billing.get(`/api/admin/payments/${id}`)).body.data
  if (!comparison) return null
  const lines = comparison as { line: string; state: string; read: string | null }[]
  return Object.fromEntries(lines.map(({ line, state, read }) => [line, [state, read]]))
}

test('each line says whether the proof agrees, differs or does not tell, once it is read', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  await declare(browser, id, await pictureOf(message('1482907366')), DECLARED)
  expect(await compared(id)).toBeNull()
  await services.queue.runDue(services)
  expect(await compared(id)).toEqual({
    amount: ['agrees', '60000'],
    reference: ['agrees', '1482907366'],
    payee: ['agrees', '+261340000001'],
    payer: ['not_read', null],
    date: ['differs', '2026-11-18'],
  })
  const { comparison } = (await billing.get(`/api/admin/payments/${id}`)).body.data
  expect(comparison[0].box).toMatchObject({ left: expect.any(Number), width: expect.any(Number) })
})

test('what is declared anew is compared with the same reading, and another proof is read anew', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  const proof = await pictureOf(message('1399812204'))
  await declare(browser, id, proof, { ...DECLARED, operator_reference: '1399812205' })
  const first = await readPayment(services, id)
  await services.queue.runDue(services)
  expect((await compared(id))?.reference).toEqual(['differs', '1399812204'])
  const again = { ...DECLARED, operator_reference: '1399812204', paid_on: '2026-11-18' }
  expect((await browser.put(`${PAYMENTS}/${id}/declaration`, again)).status).toBe(200)
  expect(await compared(id)).toMatchObject({
    reference: ['agrees', '1399812204'],
    date: ['agrees', '2026-11-18'],
  })
  await declare(browser, id, await pictureOf(['Vous avez payé 6 000 Ar']), again)
  expect(await compared(id)).toBeNull()
  // The job of the first proof comes late, and twice: it says nothing of the second one.
  const late = { payment_id: id, proof_hash: first.proof_hash ?? '' }
  await Promise.all([readProof(services, late), readProof(services, late)])
  expect(await compared(id)).toBeNull()
  await services.queue.runDue(services)
  expect(await compared(id)).toMatchObject({ amount: ['differs', '6000'], reference: ['not_read', null] })
})

test('a transfer is compared by what stands beside it, and a scan of it says nothing', async () => {
  const { browser } = await makeSubscriber(services)
  const order = orderBody({ plan: 'silver', payment_method: 'bank_transfer' })
  const { id, reference } = (await browser.post(PAYMENTS, order)).body.data
  const text = `60 000 Ar, 17/11/2026, ${reference}`
  await declare(browser, id, pdfPart(makePdf({ text })), { paid_on: '2026-11-17' })
  await services.queue.runDue(services)
  expect(await compared(id)).toEqual({
    amount: ['agrees', '60000'],
    reference: ['agrees', reference.replaceAll('-', '')],
    date: ['agrees', '2026-11-17'],
  })
  await declare(browser, id, pdfPart(makePdf({ text: '' })), { paid_on: '2026-11-17' })
  await services.queue.runDue(services)
  expect(Object.values((await compared(id)) ?? {})).toEqual(Array(3).fill(['not_read', null]))
})

test('a proof whose job was lost is read by the sweep, once', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  await declare(browser, id, await pictureOf(message('1482900001')), {
    ...DECLARED,
    operator_reference: '1482900001',
  })
  await services.queue.clear()
  const sweep = async () => {
    services.clock.advance(6 * 60)
    await readUnreadProofs(services)
  }
  await sweep()
  expect(await services.queue.list()).toContainEqual({
    name: 'payments.read-proof',
    data: { payment_id: id, proof_hash: expect.any(String) },
  })
  await services.queue.runDue(services)
  expect((await compared(id))?.reference).toEqual(['agrees', '1482900001'])
  await sweep()
  expect((await services.queue.list()).filter(({ name }) => name === 'payments.read-proof')).toEqual([])
  const rows = await services.db.select().from(proofReadings).where(eq(proofReadings.payment_id, id))
  expect(rows).toHaveLength(1)
})
