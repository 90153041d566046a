import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { applicationForm, makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
let scene: Awaited<ReturnType<typeof makeScene>>
beforeAll(async () => {
  scene = await makeScene(services)
})

const FIELDS = [
  'resume_type',
  'resume_id',
  'resume_pdf',
  'letter',
  'available_now',
  'availability_date',
  'min_salary_expectation',
  'max_salary_expectation',
  'offer_id',
]
const odd = fc.oneof(
  fc.constantFrom(
    'resume',
    'pdf',
    '1',
    '0',
    '',
    '2026-02-30',
    '9999-12-31',
    '1e9',
    '-0',
    '99999999999999999999',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const body = fc.record(Object.fromEntries(FIELDS.map((field) => [field, odd])), { requiredKeys: [] })

test('no JSON body of an application gives a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (input) => {
      await services.db.delete(throttles)
      const answer = await scene.browser.post(SENT, { ...input, offer_id: scene.offer.id })
      expect(answer.status).toBe(422)
      expect((await scene.browser.post(SENT, input)).status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
})

test('no form, with a file or without, gives a 5xx', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('pdf', '0', '1', '5', ''),
  )
  const form = fc.record(
    Object.fromEntries(FIELDS.filter((name) => name !== 'resume_pdf').map((name) => [name, text])),
  )
  const file = fc.uint8Array({ maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(form, file, async (values, bytes) => {
      await services.db.delete(throttles)
      const pdf = new Blob([Buffer.from('%PDF-1.7\n'), Uint8Array.from(bytes)], { type: 'application/pdf' })
      const answer = await scene.browser.post(
        SENT,
        applicationForm(scene.offer.id, { ...values, resume_pdf: pdf }),
      )
      expect(answer.status).toBeLessThan(500)
      const sound = await scene.browser.post(SENT, applicationForm(scene.offer.id, { resume_pdf: pdf }))
      expect(sound.status).toBe(422)
    }),
    { numRuns: 25 },
  )
})

test('no query of either list gives anything but a page', async () => {
  const query = fc.record({
    page: fc.string(),
    title: fc.string({ unit: 'binary' }),
    name: fc.string({ unit: 'binary' }),
    status: fc.string(),
    sort_by_date: fc.string(),
    start_date: fc.string(),
    city: fc.string(),
  })
  await fc.assert(
    fc.asyncProperty(query, async (values) => {
      const search = new URLSearchParams(values)
      expect((await scene.browser.get(`${SENT}?${search}`)).status).toBe(200)
      expect((await scene.recruiter.get(`${RECEIVED}?${search}`)).status).toBe(200)
    }),
    { numRuns: 60 },
  )
})
