import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RETENTIONS } from '#src/housekeeping.ts'
import { JOB_KINDS } from '#src/jobs.ts'
import { actionLabel, subjectHref, subjectLabel } from '../audit/shared/labels.ts'
import { JOB_LABELS } from './jobs/words.ts'
import { KEPT_LABELS, keptFor } from './operations/retention-words.ts'
import { SCREENS } from './site/screens.tsx'

test('every job has a name that its administrators read', () => {
  const names = JOB_KINDS.map(({ name }) => name)
  expect(names.filter((name) => !JOB_LABELS[name])).toEqual([])
  expect(Object.keys(JOB_LABELS).filter((name) => ![...names, 'mail.send'].includes(name))).toEqual([])
})

test('everything that is kept for a limited time is named, with its length, in French', () => {
  expect(RETENTIONS.map(({ what }) => what).filter((what) => !KEPT_LABELS[what])).toEqual([])
  const english = /\b(days?|hours?|minutes?|months?|without|after|until|in all|at most)\b/
  expect(RETENTIONS.map(({ length }) => keptFor(length)).filter((text) => english.test(text))).toEqual([])
  expect(keptFor('90 days after they expired')).toBe('90\u00a0j après leur fin')
})

test('subjects of the log that are no row of a screen have names too', () => {
  expect(
    ['payee:mvola', 'seller:1', 'reference:cities:2', 'faq-group:cv-et-profil'].map(subjectLabel),
  ).toEqual([
    'moyen de paiement «\u00a0MVola\u00a0»',
    'mentions du vendeur 1',
    'référentiel «\u00a0Villes\u00a0» 2',
    'rubrique «\u00a0CV et profil\u00a0» de la FAQ',
  ])
  expect(
    ['statistics:days', 'statistics:occupation', 'revenue:2026-08', 'revenue:2026'].map(subjectLabel),
  ).toEqual(['statistiques par jour', 'statistiques par métier', 'revenus, août 2026', 'revenus 2026'])
})

const SRC = join(import.meta.dirname, '../..')

/** The server's files that write in the log. */
const writers = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .filter((text) => /platform\/audit\.ts|moderation\/decisions\.ts/.test(text))
  .join('\n')

const foundIn = (pattern: RegExp) => [
  ...new Set([...writers.matchAll(pattern)].map(([, found = '']) => found)),
]

test('everything that is written in the log is said in words', () => {
  const jobs = JOB_KINDS.map(({ name }) => name)
  // A mail's kind, the name of a file and the beginning of a template are no acts.
  const others = ['newsletter.confirmation', 'cv.pdf']
  const acts = foundIn(/'([a-z-]+\.[a-z-]+)'/g).filter((each) => !/\.ts$/.test(each))
  expect(acts.length).toBeGreaterThan(150)
  expect(
    acts.filter((act) => actionLabel(act) === act && !jobs.includes(act) && !others.includes(act)),
  ).toEqual([])
})

test('what a line of the log is about has a name, and its link leads to a screen', () => {
  const kinds = foundIn(/\bsubject: ['`]([a-z-]+)(?=[:'`])/g)
  expect(kinds.length).toBeGreaterThan(20)
  const named = ['setting:minimum_wage', 'payee:mvola', 'reference:cities:2', 'page-text:terms']
  const subjects = kinds.map((kind) => named.find((each) => each.startsWith(`${kind}:`)) ?? `${kind}:12`)
  expect(subjects.filter((subject) => subjectLabel(subject) === subject)).toEqual([])
  const paths = SCREENS.map(({ path }) => path.replace('$id', '12'))
  expect(
    subjects.flatMap((subject) => subjectHref(subject) ?? []).filter((href) => !paths.includes(href)),
  ).toEqual([])
})
