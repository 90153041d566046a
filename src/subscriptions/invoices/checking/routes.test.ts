import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { enterSeller, invoiceSale, makeBuyer, sale } from '#test/subscriptions/invoices.ts'
import { issueCreditNote } from '../crediting.ts'

const services = useServices()
const check = (code: string, ip?: string) =>
  new Browser(services, ip).get(`/api/invoices/${encodeURIComponent(code)}`)
let payment = 0

beforeEach(() => services.db.delete(throttles))

async function issue() {
  await enterSeller(services)
  const { company } = await makeBuyer(services)
  return invoiceSale(services, sale(company.id, ++payment))
}

test('whoever holds an invoice sees its number, date, amount and the first letters of the names, and nothing more', async () => {
  const { code, number } = await issue()
  const answer = await check(code)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    data: { number, issued_on: '2026-11-21', amount: 350_000, seller: 'A… S…', buyer: 'H… T…' },
  })
  expect(answer.headers['x-robots-tag']).toBe('noindex')
})

test('a code is found however it is typed', async () => {
  const { code, number } = await issue()
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
    expect((await check(typed)).body.data.number, typed).toBe(number)
})

test('a credit note is confirmed by its own code', async () => {
  const { payment_id } = await issue()
  const credit = await inTransaction(services, null, (unit) =>
    issueCreditNote(unit, { payment_id, amount: 20_000, reason: 'Geste commercial' }),
  )
  expect((await check(credit.code)).body.data).toMatchObject({ number: credit.number, amount: 20_000 })
})

test('a wrong code says so, and no number or part of a code is taken for one', async () => {
  const { code, number } = await issue()
  for (const wrong of ['ZZZZ-ZZZZ-ZZZZ', number, code.slice(0, -1), `${code}A`, '%', "' OR 1=1"]) {
    const answer = await check(wrong)
    expect([answer.status, answer.body.message], wrong).toEqual([404, 'Aucun document ne porte ce code.'])
  }
})

test('codes cannot be tried without end from one network, while others still check theirs', async () => {
  const { code } = await issue()
  const tried = await Promise.all(Array.from({ length: 25 }, () => check('ZZZZ-ZZZZ-ZZZZ', '41.188.1.1')))
  expect(tried.filter(({ status }) => status === 404)).toHaveLength(20)
  expect((await check(code, '41.188.1.1')).status).toBe(429)
  expect((await check(code, '102.16.9.9')).status).toBe(200)
})
