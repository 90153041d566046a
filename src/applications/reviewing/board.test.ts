import { expect, test, vi } from 'vitest'
import { announce } from '#src/platform/live.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeScene, makeSent, move } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const BOARD = '/api/recruiter/applications/board'

interface Column {
  column: string
  total: number
  applications: { id: number; version: number }[]
}

test('applications in progress stand in the column of their stage, under the list’s filters', async () => {
  const { id, ...scene } = await makeSent(services)
  const columns = async (query = '') => {
    const { status, body } = await scene.recruiter.get(`${BOARD}${query}`)
    expect(status).toBe(200)
    return body.data.map(({ column, total, applications }: Column) => [
      column,
      total,
      applications.map((each) => each.id),
    ])
  }
  const empty: [string, number, number[]][] = [
    'submitted',
    'viewed',
    'review',
    'shortlisted',
    'interview',
    'offer_made',
    'accepted',
  ].map((column) => [column, 0, []])
  expect(await columns()).toEqual(empty.with(0, ['submitted', 1, [id]]))
  await move(services, scene.recruiter, `/api/recruiter/applications/${id}/stage`, { stage: 'shortlisted' })
  expect(await columns(`?offer_id=${scene.offer.id}&status=rejected`)).toEqual(
    empty.with(3, ['shortlisted', 1, [id]]),
  )
  expect(await columns(`?offer_id=${scene.offer.id + 1}`)).toEqual(empty)
  expect(await columns('?offer_id=abc&start_date=hier')).toEqual(empty.with(3, ['shortlisted', 1, [id]]))
})

test('the open pages of colleagues follow a move and its taking back, not those of who made it', async () => {
  const { id, ...scene } = await makeSent(services)
  const colleague = await makeMember(services, scene.company.id, 'recruiter')
  const heard = { colleague: 0, mover: 0 }
  const stops = [
    services.live.subscribe(colleague.id, () => (heard.colleague += 1)),
    services.live.subscribe(scene.owner.id, () => (heard.mover += 1)),
  ]
  const stage = `/api/recruiter/applications/${id}/stage`
  // Hearing begins as soon as the connection listens.
  await vi.waitFor(async () => {
    await announceTo(colleague.id)
    expect(heard.colleague).toBeGreaterThan(0)
  })
  Object.assign(heard, { colleague: 0, mover: 0 })
  const moved = await scene.recruiter.put(stage, { version: 0, stage: 'review' })
  await vi.waitFor(() => expect(heard.colleague).toBeGreaterThan(0))
  heard.colleague = 0
  await scene.recruiter.delete(stage, { version: moved.body.data.version })
  await vi.waitFor(() => expect(heard.colleague).toBeGreaterThan(0))
  expect(heard.mover).toBe(0)
  for (const stop of stops) stop()
})

const announceTo = (user_id: number) =>
  inTransaction(services, null, (unit) => announce(unit, { user_id, what: 'user' }))

test('a reader looks on, another company sees its own, an applicant and a guest nothing', async () => {
  const scene = await makeScene(services)
  await scene.apply()
  const reader = await signedInAs(services, await makeMember(services, scene.company.id, 'reader'))
  const seen = async (browser: Browser) => {
    const { can_move, data } = (await browser.get(BOARD)).body
    return [can_move, data[0].total]
  }
  expect(await seen(reader)).toEqual([false, 1])
  const other = await makeScene(services)
  expect(await seen(other.recruiter)).toEqual([true, 0])
  const applicant = await signedInAs(services, await makeApplicant(services))
  expect([(await applicant.get(BOARD)).status, (await new Browser(services).get(BOARD)).status]).toEqual([
    403, 401,
  ])
})
