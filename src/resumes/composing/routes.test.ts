import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { PRINTED_RESUMES } from '#test/resumes/printed-resumes.ts'
import { useServices } from '#test/services.ts'
import { wholePages } from '../shared/drawn-pages.ts'

const services = useServices()
const PREVIEW = '/api/applicant/resumes/preview'
const document = PRINTED_RESUMES.COMPLETE

test('a CV that is being written is shown as its pages, and nothing is kept', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.post(PREVIEW, { document })
  expect(answer.status).toBe(200)
  const [page] = answer.body.data.pages
  expect(page.svg).toMatch(/^<svg /)
  expect(page.glyphs.length).toBeGreaterThan(40)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect((await browser.get('/api/applicant/resumes')).body.data).toEqual([])
})

test('somebody who is not signed in, or recruits, sees no preview', async () => {
  expect((await new Browser(services).post(PREVIEW, { document })).status).toBe(401)
  const { owner } = await makeCompany(services)
  expect((await (await signedInAs(services, owner)).post(PREVIEW, { document })).status).toBe(403)
})

test('the photo of somebody else is not shown', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const identity = { ...document.identity, photo: 'e8e0a1c2-0000-4000-8000-000000000000', show_photo: true }
  const answer = await browser.post(PREVIEW, { document: { ...document, identity } })
  expect(answer.status).toBe(200)
  expect(answer.body.data.pages[0].svg).not.toContain('<image')
})

test('outlines of letters come once: the page after the next word is as whole without them', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const before = await browser.post(PREVIEW, { document })
  const typed = { ...document, identity: { ...document.identity, headline: 'Ingénieure Ω' } }
  const known = Object.keys(before.body.data.outlines)
  const { data: all } = (await browser.post(PREVIEW, { document: typed })).body
  const { data: lighter } = (await browser.post(PREVIEW, { document: typed, known_glyphs: known })).body
  expect(lighter.pages).toEqual(all.pages)
  const missing = Object.keys(lighter.outlines)
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.length).toBeLessThan(20)
  expect(missing.filter((name) => known.includes(name))).toEqual([])
  const joined = { ...before.body.data.outlines, ...lighter.outlines }
  expect(wholePages({ pages: lighter.pages, outlines: joined })).toEqual(wholePages(all))
})

test('what is no CV is refused with what is wrong', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.post(PREVIEW, { document: { ...document, style: { template: 'autre' } } })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain('document.style.template')
})

test('who asks again and again waits', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const small = { ...document, sections: [] }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(PREVIEW, { document: small })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4)
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
})
