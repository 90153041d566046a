import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEndpoints } from '#src/app.ts'
import { openProviders } from './openid-provider.ts'
import { askAsEach, makePeople } from './roles/scene.ts'
import { readTable } from './roles/table.ts'
import { useServices } from './services.ts'

const providers = await openProviders()
afterAll(() => providers.close())
const services = useServices(providers.env)
let people: Awaited<ReturnType<typeof makePeople>>
beforeAll(async () => {
  people = await makePeople(services)
})

test('every call has its line in the table of roles', () => {
  const calls = listEndpoints(services)
    .all()
    .map((each) => `${each.method} ${each.path}`)
  const lines = readTable().map((each) => `${each.method} ${each.path}`)
  expect(lines.toSorted()).toEqual(calls.toSorted())
})

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
