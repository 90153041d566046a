import { expect, test } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { useServices } from '#test/services.ts'
import { setVisibility } from './visibility/visibility.ts'
import { personOf } from './web/person.ts'

const services = useServices()
const PROFILE = '/api/applicant/profile'

async function save(browser: Browser, section: string, fields: object) {
  const answer = await browser.put(PROFILE, { section, ...fields })
  expect([section, answer.status, answer.body.errors]).toEqual([section, 200, undefined])
  return answer.body.data
}

test.each(HOSTILE_STRINGS)('%s is kept as the text it is, in every field', async (text) => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  // The ends of a text are trimmed, whatever space they have.
  const kept = text.trim()
  await save(browser, 'presentation', { headline: text, about: text })
  await save(browser, 'skills', { skills: [text.slice(0, 60)] })
  await save(browser, 'languages', { languages: [{ name: text.slice(0, 60), level: 'notions' }] })
  await save(browser, 'education', { education: [{ degree: text, school: text, year: 2020 }] })
  const post = { title: text, company: text, city: text, start: '2020-01', end: null, description: text }
  const data = await save(browser, 'experiences', { experiences: [post] })
  expect([data.headline, data.about, data.education[0].degree]).toEqual([kept, kept, kept])
  expect(data.experiences[0]).toMatchObject({ title: kept, company: kept, city: kept, description: kept })
  const shown = { is_public: true, is_indexed: true, is_best_profile: true }
  const { public_slug } = await setVisibility(services, user, shown)
  const read = (await browser.get(`/api/profiles/${public_slug}`)).body.data
  expect([read.headline, read.experiences[0].description]).toEqual([kept, kept])
  const person = personOf(read, 'https://asafidy.test') ?? ''
  expect(person).not.toMatch(/[<>\u2028\u2029]/)
  expect(JSON.parse(person).jobTitle).toBe(kept)
  const resume = (await browser.post('/api/applicant/resumes/profile/synschronize', {})).body.data
  const pdf = await browser.get(`/api/applicant/resumes/${resume.id}/pdf`)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('half a character becomes one that can be kept', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const data = await save(browser, 'skills', { skills: ['a\ud800b', 'nul\u0000'] })
  expect(data.skills).toEqual(['a\ufffdb', 'nul'])
})
