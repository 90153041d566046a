import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useServices } from '#test/services.ts'
import { audit } from './audit.ts'
import { auditLog } from './tables.ts'
import { inTransaction, type Unit } from './unit-of-work.ts'

const services = useServices()
const lines = (action: string) => services.db.select().from(auditLog).where(eq(auditLog.action, action))
const bytes = new TextEncoder().encode('of a change')

test('everything of a change has one moment and one actor', async () => {
  await inTransaction(services, null, async (unit) => {
    await audit(unit, { action: 'test.first', subject: 'test:1' })
    services.clock.advance(60)
    await audit(unit, { action: 'test.first', subject: 'test:2' })
  })
  const [first, second] = await lines('test.first')
  expect(first?.at).toEqual(second?.at)
  expect([first?.actor_id, second?.actor_id]).toEqual([null, null])
})

test('a change that fails leaves no row and no file', async () => {
  let key = ''
  const failing = inTransaction(services, null, async (unit) => {
    await audit(unit, { action: 'test.failed', subject: 'test:1' })
    key = await unit.files.put(bytes, 'txt')
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await lines('test.failed')).toEqual([])
  await expect(services.files.read(key)).rejects.toThrow()
})

test('a change whose commit was not acknowledged keeps its file', async () => {
  const { db } = services
  const transaction: typeof db.transaction = async (work) => {
    await db.transaction(work)
    throw new Error('connection lost')
  }
  const lossy = { ...services, db: Object.assign(Object.create(db), { transaction }) as typeof db }
  let key = ''
  const failing = inTransaction(lossy, null, async (unit) => {
    key = await unit.files.put(bytes, 'txt')
  })
  await expect(failing).rejects.toThrow('connection lost')
  expect(await services.files.read(key)).toEqual(bytes)
})

test('a file is removed only once the change is kept', async () => {
  const key = await services.files.put(bytes, 'txt')
  const remove = async ({ files }: Unit) => files.remove(key)
  await inTransaction(services, null, async (unit) => {
    await remove(unit)
    throw new Error('on purpose')
  }).catch(() => undefined)
  expect(await services.files.read(key)).toEqual(bytes)
  await inTransaction(services, null, remove)
  await expect(services.files.read(key)).rejects.toThrow()
})

test('the outer database and another unit are refused inside a unit of work', async () => {
  await expect(inTransaction(services, null, () => lines('test.first'))).rejects.toThrow('outer database')
  const nested = inTransaction(services, null, () => inTransaction(services, null, async () => undefined))
  await expect(nested).rejects.toThrow('inside another one')
})
