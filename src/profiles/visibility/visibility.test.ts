import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeApplicant, makeCompany } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { applicantProfiles } from '../tables.ts'
import { findVisibility, proposeSlug, setVisibility } from './visibility.ts'

const services = useServices()
const PUBLIC = { is_public: true, is_indexed: false, is_best_profile: false }
const HIDDEN = { is_public: false, is_indexed: false, is_best_profile: false }

test('the address is made at the first opt-in and kept through every change of mind', async () => {
  const applicant = await makeApplicant(services, { first_name: 'Élodie', last_name: 'Rakoto' })
  const unlisted = await setVisibility(services, applicant, { ...HIDDEN, is_best_profile: true })
  expect(unlisted.public_slug).toBe(null)
  const first = await setVisibility(services, applicant, PUBLIC)
  expect(first.public_slug).toMatch(/^elodie-r-[a-z]{8}$/)
  await setVisibility(services, applicant, HIDDEN)
  expect(await setVisibility(services, applicant, PUBLIC)).toEqual(first)
  expect(await findVisibility(services.db, applicant.id)).toEqual(first)
})

test('opting in twice at once makes one address', async () => {
  const applicant = await makeApplicant(services)
  await services.db.delete(applicantProfiles).where(eq(applicantProfiles.user_id, applicant.id))
  const all = await Promise.all(Array.from({ length: 10 }, () => setVisibility(services, applicant, PUBLIC)))
  expect(new Set(all.map((each) => each.public_slug)).size).toBe(1)
})

test('search engines get nothing that visitors cannot read', async () => {
  const applicant = await makeApplicant(services)
  const kept = await setVisibility(services, applicant, { ...HIDDEN, is_indexed: true })
  expect([kept.is_public, kept.is_indexed, kept.public_slug]).toEqual([false, false, null])
})

test('only applicants have a public profile', async () => {
  const { owner } = await makeCompany(services)
  await expect(setVisibility(services, owner, PUBLIC)).rejects.toMatchObject({ status: 404 })
})

test('names that no address can hold still get one', () => {
  expect(proposeSlug('漢字', '😀')).toMatch(/^profil-[a-z]{8}$/)
  expect(proposeSlug('Jean-Luc', '<b>')).toMatch(/^jean-luc-b-[a-z]{8}$/)
})
