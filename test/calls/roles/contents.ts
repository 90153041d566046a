import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { faqQuestions } from '#src/content/faq/tables.ts'
import { partners } from '#src/content/partners/tables.ts'
import { htmlOf } from '#src/content/rich-texts/marks.ts'
import { FIRST_TEXTS } from '#src/content/texts/first/fill.ts'
import { joinSections } from '#src/content/texts/sections.ts'
import { apiKeys } from '#src/offers/partner-api/tables.ts'
import { fileForm, imagePart } from '../../company.ts'
import type { TestServices } from '../../services.ts'

const GROUP = 'formules-et-paiements'

/** The address and the body of a call on the FAQ, on a question that nobody published yet. */
export async function askOfFaq(site: TestServices, method: string, path: string) {
  if (path.endsWith('/order')) {
    const rows = await site.db
      .select({ id: faqQuestions.id })
      .from(faqQuestions)
      .where(eq(faqQuestions.group, GROUP))
      .orderBy(asc(faqQuestions.position))
    return { url: path.replace(':group', GROUP), body: { ids: rows.map(({ id }) => id) } }
  }
  const now = site.clock.now()
  const question = `Question ${randomUUID()}\u00A0?`
  if (method === 'POST') return { url: path, body: { group: GROUP, question } }
  const [row] = await site.db
    .insert(faqQuestions)
    .values({
      anchor: randomUUID(),
      group: 'candidats',
      question,
      answer: '',
      is_published: false,
      position: 99,
      created_at: now,
      updated_at: now,
    })
    .returning()
  return {
    url: path.replace(':id', String(row?.id)),
    body: { group: 'candidats', question, answer: '<p>Oui.</p>', is_published: true, version: 1 },
  }
}

/** The address and the body of a call on the keys of the API; the one that is revoked was given before. */
export async function askOfApiKeys(site: TestServices, path: string) {
  const [row] = await site.db
    .insert(apiKeys)
    .values({
      partner: 'Table',
      prefix: 'asafidy_table',
      hash: randomUUID(),
      requests_a_day: 100,
      created_at: site.clock.now(),
    })
    .returning({ id: apiKeys.id })
  return { url: path.replace(':id', String(row?.id)), body: { partner: 'Table', requests_a_day: 500 } }
}

/** The address and the body of a call on the text of a page, which says the same again and so takes it from anybody. */
export async function askOfTexts(path: string) {
  const { lead, sections } = FIRST_TEXTS.about
  const body = joinSections(sections.map(({ id, title, text }) => ({ id, title, html: htmlOf(text) })))
  return { url: path.replace(':page', 'about'), body: { lead, body } }
}

/** The address and the body of a call on partners, on one that nobody reads of yet. */
export async function askOfPartners(site: TestServices, method: string, path: string) {
  const now = site.clock.now()
  const name = randomUUID()
  if (method === 'POST') return { url: path, body: { name } }
  const [row] = await site.db
    .insert(partners)
    .values({ name, position: 99, created_at: now, updated_at: now })
    .returning()
  const url = path.replace(':id', String(row?.id))
  if (path.endsWith('/logo') && method === 'PUT')
    return { url, body: fileForm('picture', await imagePart(60, 40)) as never }
  const rows = await site.db.select({ id: partners.id }).from(partners)
  return {
    url,
    body: { name, address: '', sentence: 'Oui.', is_shown: true, version: 1, ids: rows.map(({ id }) => id) },
  }
}
