import { expect, test } from 'vitest'
import { RETENTIONS } from '#src/housekeeping.ts'
import { JOB_KINDS } from '#src/jobs.ts'
import { subjectLabel } from '../audit/shared/labels.ts'
import { JOB_LABELS } from './jobs/words.ts'
import { KEPT_LABELS, keptFor } from './operations/retention-words.ts'

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
  expect(['payee:mvola', 'seller:1', 'reference:cities:2'].map(subjectLabel)).toEqual([
    'moyen de paiement «\u00a0MVola\u00a0»',
    'mentions du vendeur 1',
    'référentiel «\u00a0Villes\u00a0» 2',
  ])
})
