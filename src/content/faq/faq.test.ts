import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DELETION_DELAY_DAYS } from '#src/accounts/deactivation.ts'
import { RESET_VALID_MS } from '#src/accounts/recovery/recovery.ts'
import { DRAFT_KEPT_DAYS } from '#src/applications/drafts/shared/limits.ts'
import { LETTER_MAX } from '#src/applications/shared/letter-limits.ts'
import { UNDO_DELAY_MS } from '#src/applications/shared/undo-delay.ts'
import { MOST_DAYS } from '#src/companies/shared/answer-badge.ts'
import { MEASURED_DAYS } from '#src/companies/shared/replies.ts'
import { piecesOf, plainText } from '#src/content/rich-texts/marks.ts'
import { withValues } from '#src/content/texts/shared/marks.ts'
import { OFFER_DAYS, SOON_DAYS } from '#src/offers/life/shared/transitions.ts'
import { OFFER_LIMITS } from '#src/offers/writing/shared/limits.ts'
import { routes } from '#src/pages.ts'
import { DELETED_AFTER_MONTHS } from '#src/personal-data/deletion/retention.ts'
import { COPY_KEPT_DAYS } from '#src/personal-data/exports/preparation.ts'
import { lateDays, silenceDays, stillLateDays } from '#src/reference/shared/delays.ts'
import { BIN_DAYS } from '#src/resumes/building/bin.ts'
import { TEMPLATE_NAMES } from '#src/resumes/shared/document.ts'
import { HOUR, MINUTE } from '#src/shared/durations.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { formatCount } from '#src/shared/money.ts'
import { UNDECLARED_DAYS } from '#src/subscriptions/payments/shared/statuses.ts'
import { TAX_PERCENT } from '#src/subscriptions/shared/value-added-tax.ts'
import { SPONSORING_DAYS } from '#src/subscriptions/sponsoring/shared/sponsorings.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import type { QuestionGroup } from './contract.ts'
import { fillFirstQuestions } from './first/fill.ts'
import { FIRST_QUESTIONS } from './first/questions.ts'
import { faqQuestions, faqVersions } from './tables.ts'

const services = useServices()
const QUESTIONS = FIRST_QUESTIONS.flatMap(({ questions }) => questions)

/** The words of an answer, with plain spaces. */
function wordsOf(id: string): string {
  const found = QUESTIONS.find((each) => each.id === id)
  return withValues((found?.answer ?? []).map(plainText).join(' ')).replaceAll('\u00A0', ' ')
}

test('at least forty questions are answered, and each has an anchor of its own', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40)
  const anchors = [...FIRST_QUESTIONS, ...QUESTIONS].map(({ id }) => id)
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('what the answers say of numbers and delays is what the software does', () => {
  const said: [id: string, ...words: string[]][] = [
    ['postuler', `${RESUME_PDF_MAX_BYTES / 1024 / 1024} Mo`, formatCount(LETTER_MAX).replace(/\s/g, ' ')],
    ['brouillon', `${DRAFT_KEPT_DAYS} jours`],
    ['sans-reponse', `après ${lateDays()} et ${stillLateDays()} jours`, `${silenceDays()} jours`],
    ['taux-de-reponse', `${MEASURED_DAYS} jours`, `${MOST_DAYS} jours au plus`],
    ['annuler-un-refus', `${UNDO_DELAY_MS.refusal / HOUR} heures`],
    ['cv-supprime', `${BIN_DAYS} jours`],
    ['duree-offre', `${OFFER_DAYS} jours`, `${OFFER_LIMITS.shown_days} jours au plus`, `${SOON_DAYS} jours`],
    ['delai-de-reponse', `1 à ${OFFER_LIMITS.delay} jours`],
    ['apres-le-paiement', `annulé après ${UNDECLARED_DAYS} jours`],
    ['taxes', `${TAX_PERCENT} %`],
    ['sponsoriser', `${SPONSORING_DAYS[0]}, ${SPONSORING_DAYS[1]} ou ${SPONSORING_DAYS[2]} jours`],
    ['mot-de-passe-oublie', `${RESET_VALID_MS / MINUTE} minutes`],
    ['copie-des-donnees', `${COPY_KEPT_DAYS} jours`],
    ['supprimer', `${DELETION_DELAY_DAYS} jours`],
    ['compte-inactif', `${DELETED_AFTER_MONTHS} mois`],
  ]
  for (const [id, ...words] of said) for (const each of words) expect(wordsOf(id), id).toContain(each)
  expect(TEMPLATE_NAMES).toHaveLength(8)
  expect(wordsOf('creer-un-cv')).toContain('huit modèles')
})

test('each link of an answer leads to a page of the site', () => {
  const patterns = JSON.stringify(routes).matchAll(/"path":"(\/[^"]*)"/g)
  const known = [...patterns].map(([, path = '']) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`))
  const links = QUESTIONS.flatMap(({ answer }) => answer.flatMap(piecesOf)).flatMap(({ href }) => href ?? [])
  expect(links.length).toBeGreaterThan(20)
  for (const link of links)
    expect(
      known.some((each) => each.test(link)),
      link,
    ).toBe(true)
})

test('a question is found by words of it or of its answer, without accents and in the plural', async () => {
  const idsOf = async (text: string) => {
    const { body } = await new Browser(services).get(`/api/faq?q=${encodeURIComponent(text)}`)
    return (body.data as QuestionGroup[]).flatMap(({ questions }) => questions.map(({ id }) => id))
  }
  expect(await idsOf('mvola')).toEqual(['moyens-de-paiement'])
  expect(await idsOf('Comment RETIRER ma candidature ?')).toContain('retirer')
  expect(await idsOf('factures')).toContain('factures')
  expect(await idsOf('modeles de cv')).toContain('creer-un-cv')
  expect(await idsOf('astronaute')).toEqual([])
  expect(await idsOf('')).toEqual(QUESTIONS.map(({ id }) => id))
  expect((await new Browser(services).get(`/api/faq?q=${'a'.repeat(101)}`)).status).toBe(422)
})

test('they come in once: what an administrator changed since stays, and groups are counted whatever is looked for', async () => {
  const own = eq(faqQuestions.anchor, 'mot-de-passe-oublie')
  await services.db.update(faqQuestions).set({ question: 'Autre', is_published: false }).where(own)
  await Promise.all([fillFirstQuestions(services.db), fillFirstQuestions(services.db)])
  expect(await services.db.$count(faqQuestions)).toBe(QUESTIONS.length)
  expect(await services.db.$count(faqVersions)).toBe(QUESTIONS.length)
  const { data } = (await new Browser(services).get('/api/faq?q=mvola')).body
  const groups = FIRST_QUESTIONS.map(({ id, questions }) => [id, questions.length])
  groups[4] = ['compte-et-donnees', (FIRST_QUESTIONS[4]?.questions.length ?? 0) - 1]
  expect(data.map(({ id, count }: QuestionGroup) => [id, count])).toEqual(groups)
  await services.db.update(faqQuestions).set({ is_published: true }).where(own)
})

test('an answer that was written past the editor is shown without anything but plain tags', async () => {
  const answer = '<p onclick="x()">Un</p><script>x()</script><img src="/x.png"><a href="javascript:x()">a</a>'
  const own = eq(faqQuestions.anchor, 'factures')
  await services.db.update(faqQuestions).set({ answer }).where(own)
  const { data } = (await new Browser(services).get('/api/faq')).body
  const shown = (data as QuestionGroup[])
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'factures')
  expect(shown?.answer).toBe('<p>Un</p><a rel="noopener nofollow">a</a>')
})
