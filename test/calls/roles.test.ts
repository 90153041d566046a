import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAdminEndpoints, listEndpoints } from '#src/app.ts'
import { useAdminSite } from '../admin.ts'
import { openProviders } from '../processes/openid-provider.ts'
import { useServices } from '../services.ts'
import { askAdminAsEach, signInOnAdminSite } from './roles/admin-scene.ts'
import { readAdminExceptions, readAdminTable } from './roles/admin-table.ts'
import { makePeople } from './roles/people.ts'
import { askAsEach } from './roles/scene.ts'
import { readTable } from './roles/table.ts'

const providers = await openProviders()
afterAll(() => providers.close())
/** MVola is switched on, and away: what the table asks is who may ask it. */
const MVOLA = {
  MVOLA_API: 'http://127.0.0.1:1',
  MVOLA_CONSUMER_KEY: 'key',
  MVOLA_CONSUMER_SECRET: 'secret',
  MVOLA_MERCHANT_NUMBER: '0340000001',
}
const services = useServices({ ...providers.env, ...MVOLA })
const site = useAdminSite(services)
let people: Awaited<ReturnType<typeof makePeople>>
let signed: Awaited<ReturnType<typeof signInOnAdminSite>>
beforeAll(async () => {
  people = await makePeople(services)
  signed = await signInOnAdminSite(site, people.users)
})

test('every call has its line in the table of roles', () => {
  const calls = listEndpoints(services)
    .all()
    .map((each) => `${each.method} ${each.path}`)
  const lines = readTable().map((each) => `${each.method} ${each.path}`)
  expect(lines.toSorted()).toEqual(calls.toSorted())
})

test('every call of the administration’s site is its own or one of the public site’s door, and no line names another', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  const calls = listAdminEndpoints(services).all()
  const own = readAdminTable(calls).map(nameOf)
  const door = readTable().map(nameOf)
  expect(calls.map(nameOf).filter((call) => !own.includes(call) && !door.includes(call))).toEqual([])
  expect(
    readAdminExceptions()
      .map(nameOf)
      .filter((line) => !own.includes(line)),
  ).toEqual([])
})

test.each(readAdminTable(listAdminEndpoints(services).all()))(
  '$method $path of the administration answers each role as the table says, with the contract’s fields alone',
  async (row) => {
    const { found, replies } = await askAdminAsEach(site, signed, row)
    expect(found).toEqual(row.answers)
    const contract = listAdminEndpoints(services)
      .all()
      .find((each) => each.method === row.method && each.path === row.path)
    if (contract?.reply) for (const reply of replies) expect(contract.reply.parse(reply)).toEqual(reply)
    if (row.method !== 'GET') return
    const headers = await askAdminAsEach(site, signed, row, 'HEAD')
    expect(headers.found, 'HEAD').toEqual(row.answers)
  },
)

test.each(readTable())(
  '$method $path answers each role as the table says, with the contract’s fields alone; HEAD without a body',
  async (row) => {
    const { found, replies } = await askAsEach(services, people, row)
    expect(found).toEqual(row.answers)
    const contract = listEndpoints(services)
      .all()
      .find((each) => each.method === row.method && each.path === row.path)
    // Reading a reply by its contract drops what the contract does not name.
    if (contract?.reply) for (const reply of replies) expect(contract.reply.parse(reply)).toEqual(reply)
    if (row.method !== 'GET') return
    const headers = await askAsEach(services, people, row, 'HEAD')
    expect(headers.found, 'HEAD').toEqual(row.answers)
    expect(headers.replies.filter((reply) => reply !== '')).toEqual([])
  },
)
