import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const ADDRESS = '/api/applicant/visibility'
const PUBLIC = { is_public: true, is_indexed: true, is_best_profile: false }

test('an applicant chooses who finds its profile, and keeps its address', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const before = await browser.get(ADDRESS)
  expect(before.body.data).toEqual({ ...PUBLIC, is_public: false, is_indexed: false, public_slug: null })
  const opened = await browser.put(ADDRESS, PUBLIC)
  expect(opened).toMatchObject({ status: 200, body: { data: PUBLIC } })
  const { public_slug } = opened.body.data
  expect(public_slug).toMatch(/^miora-/)
  const hidden = await browser.put(ADDRESS, { ...PUBLIC, is_public: false })
  expect(hidden.body.data).toEqual({ ...PUBLIC, is_public: false, is_indexed: false, public_slug })
  expect((await browser.get(ADDRESS)).body).toEqual(hidden.body)
})

test('visibility is of applicants, signed in, and needs its three answers', async () => {
  expect((await new Browser(services).get(ADDRESS)).status).toBe(401)
  expect((await new Browser(services).put(ADDRESS, PUBLIC)).status).toBe(401)
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await recruiter.get(ADDRESS)).status).toBe(403)
  expect((await recruiter.put(ADDRESS, PUBLIC)).status).toBe(403)
  const browser = await signedInAs(services, await makeApplicant(services))
  expect((await browser.put(ADDRESS, { is_public: true })).status).toBe(422)
})
