import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { COMPLETE, resume, section } from '#test/resumes/printed-resumes.ts'
import { useServices } from '#test/services.ts'
import { type ResumeDocument, type ResumeStyle, SIZES, SPACINGS, TEMPLATE_NAMES } from '../shared/document.ts'
import { composePdf } from './compose.ts'
import { fitToPages } from './fit-to-pages.ts'

const services = useServices()

function withPosts(count: number): ResumeDocument {
  const description = '<ul><li>Tenue des comptes.</li><li>Suivi des fournisseurs et des impayés.</li></ul>'
  const posts = Array.from({ length: count }, (_, index) => ({
    title: `Comptable ${index}`,
    company: 'Coopérative',
    start: '2012',
    end: '2014',
    description,
  }))
  return resume(COMPLETE.identity, [section('experience', posts), section('skills', [{ name: 'Sage' }])])
}

type Look = Pick<ResumeStyle, 'size' | 'spacing'>

const inLook = (cv: ResumeDocument, look: Look): ResumeDocument => ({
  ...cv,
  style: { ...cv.style, ...look },
})
const countPrinted = async (cv: ResumeDocument) => (await PDF.load(await composePdf(cv))).getPageCount()

/** Looks that are easier to read than this one: larger letters, or wider distances between as large ones. */
function moreReadable({ size, spacing }: Look): Look[] {
  const all = SIZES.flatMap((each) => SPACINGS.map((other) => ({ size: each, spacing: other })))
  const rank = (look: Look) => SIZES.indexOf(look.size) * 10 + SPACINGS.indexOf(look.spacing)
  return all.filter((look) => rank(look) > rank({ size, spacing }))
}

test.each(TEMPLATE_NAMES)(
  '%s is printed on one page in the most readable look that does it',
  async (template) => {
    let count = 1
    const at = (posts: number) => {
      const cv = withPosts(posts)
      return { ...cv, style: { ...cv.style, template } }
    }
    while ((await countPrinted(at(count))) < 2) count += 1
    const cv = at(count)
    const fit = await fitToPages(cv, null, 1)
    expect(fit.pages).toBe(1)
    expect(await countPrinted(inLook(cv, fit))).toBe(1)
    for (const look of moreReadable(fit)) expect(await countPrinted(inLook(cv, look))).toBeGreaterThan(1)
  },
)

test('a CV of three pages is set on two; one that is too long is told so, in its densest look', async () => {
  let count = 4
  while ((await countPrinted(withPosts(count))) < 3) count += 1
  const fit = await fitToPages(withPosts(count), null, 2)
  expect([fit.pages, await countPrinted(inLook(withPosts(count), fit))]).toEqual([2, 2])
  const long = withPosts(40)
  const dense = { size: 'small', spacing: 'tight' } as const
  expect(await fitToPages(long, null, 2)).toEqual({
    ...dense,
    pages: await countPrinted(inLook(long, dense)),
  })
})

test('a person and a guest ask for it, and nothing is kept', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const body = { document: withPosts(3), pages: 1 }
  for (const path of ['/api/applicant/resumes/fitting', '/api/resume-trials/fitting']) {
    const { status, body: reply } = await browser.post(path, body)
    expect([status, reply.data.pages]).toEqual([200, 1])
    expect((await browser.post(path, { ...body, pages: 3 })).status).toBe(422)
  }
  expect((await browser.get('/api/applicant/resumes')).body.data).toEqual([])
})
