import type { Browser, Page } from '@playwright/test'
import { makePdf } from '../pdfs/make-pdf.ts'
import { leaveOnceBack } from './browser.ts'
import { signIn } from './sign-in.ts'

export const PHONE = { width: 360, height: 740 }

const LETTER =
  'Bonjour, je livre depuis cinq ans des interfaces rapides sur de petits téléphones et je souhaite rejoindre votre équipe.'

/**
 * Applies to an open offer of the recruiter's company by the calls of the popup, which has a story of its own.
 * @param among ids of the offers that it may be to
 * @returns the id of the application
 */
export async function applyTo(page: Page, company: string, among?: readonly number[]) {
  const offers = (await (await page.request.get(`/api/companies/${company}/offers`)).json()).data
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  for (const { id } of offers as { id: number }[]) {
    if (among && !among.includes(id)) continue
    const reply = await page.request.post('/api/applicant/applications', {
      headers: { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' },
      multipart: {
        resume_type: 'pdf',
        letter: LETTER,
        available_now: '1',
        offer_id: String(id),
        min_salary_expectation: '1200000',
        max_salary_expectation: '1500000',
        resume_pdf: { name: 'CV.pdf', mimeType: 'application/pdf', buffer: makePdf({ text: 'CV de Miora' }) },
      },
    })
    // An offer that asks questions, or that was applied to already, is refused, so the next one is tried.
    if (reply.status() === 201) return Number((await reply.json()).data.id)
  }
  throw new Error('no offer of this company takes an application')
}

/** Opens a page as somebody else, in a browser of its own. */
export async function openOn(
  browser: Browser,
  email: string,
  path: string,
  viewport = { width: 1280, height: 900 },
) {
  const page = await (await browser.newContext({ viewport })).newPage()
  leaveOnceBack(page)
  await signIn(page, email, path)
  return page
}
