import { expect, test } from 'vitest'
import { publicActsOf } from '../shared/public-acts.ts'
import { shareText, whatsappHref } from './share-text.ts'

const OWN = { slug: 'telma' }

test.each([
  ['a guest', 'open', null, { share: true, report: true }],
  ['an applicant', 'open', { company: null }, { share: true, report: true }],
  ['another company', 'open', { company: { slug: 'star' } }, { share: true, report: true }],
  ['the company itself', 'open', { company: OWN }, { share: true, report: false }],
  ['a guest', 'closed', null, { share: false, report: false }],
  ['the company itself', 'closed', { company: OWN }, { share: false, report: false }],
] as const)('%s may do with an offer that is %s what works there', (_who, status, reader, acts) => {
  expect(publicActsOf({ status, company: OWN }, reader)).toEqual(acts)
})

const OFFER = {
  title: 'vendeuse',
  company: { name: 'Épicerie Soa' },
  city: { id: 1, name: 'Antananarivo' },
  is_abroad: false,
  country: null,
  foreign_town: null,
  work_mode: 'on_site' as const,
  contract: { id: 2, name: 'CDD' },
  contract_duration_months: 6,
  job_type: { id: 1, name: 'Temps plein' },
  min_salary: 300_000,
  max_salary: 400_000,
  application_deadline: '2026-12-12',
}

test('the message to share says who looks for whom, where, for how much and until when', () => {
  expect(shareText(OFFER, 'https://asafidy.test/offres/1-vendeuse')).toBe(
    [
      '*Épicerie Soa recrute\u00A0: vendeuse\u00A0F/H*',
      'Antananarivo · CDD, 6\u00A0mois',
      'Salaire\u00A0: 300\u00A0000\u00A0– 400\u00A0000\u00A0Ar par mois',
      'Candidatures jusqu’au 12 décembre 2026',
      '',
      'Pour lire l’offre et postuler\u00A0:',
      'https://asafidy.test/offres/1-vendeuse?utm_source=whatsapp',
    ].join('\n'),
  )
})

test('the message to share of an offer abroad says its town and its country', () => {
  const abroad = { city: null, is_abroad: true, country: { name: 'Maurice' }, foreign_town: 'Port-Louis' }
  expect(shareText({ ...OFFER, ...abroad } as never, 'https://asafidy.test/offres/1')).toContain(
    '\nPort-Louis, Maurice · CDD, 6\u00A0mois\n',
  )
})

test('the message to share leaves out what the offer does not say', () => {
  const bare = { ...OFFER, min_salary: null, max_salary: null, application_deadline: null }
  const text = shareText(bare, 'https://asafidy.test/offres/1')
  expect(text).not.toMatch(/Salaire|Candidatures|null/)
  expect(new URL(whatsappHref(text)).searchParams.get('text')).toBe(text)
})
