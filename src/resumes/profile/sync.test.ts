import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { useServices } from '#test/services.ts'
import type { Section } from '../shared/document.ts'
import { newEntry } from '../shared/new-parts.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'
const SYNC = `${RESUMES}/profile/synschronize`
const SAVED = { title: 'Aide', name: 'CV court', description: 'Ancien.', is_draft: true }

async function applicant(profile: Partial<typeof applicantProfiles.$inferInsert> = {}) {
  const user = await makeApplicant(services)
  const values = { headline: 'Comptable', about: 'Dix ans de cabinet.', skills: ['Sage'], ...profile }
  await services.db.update(applicantProfiles).set(values).where(eq(applicantProfiles.user_id, user.id))
  return signedInAs(services, user)
}

test('the profile is read in the shape of a CV', async () => {
  const { status, body } = await (await applicant()).get(`${RESUMES}/profile`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    title: 'Comptable',
    headline: 'Comptable',
    description: 'Dix ans de cabinet.',
    skills: ['Sage'],
    person: { first_name: 'Miora' },
  })
})

test('a CV is made of the profile once, however often it is asked for, and follows the profile', async () => {
  const browser = await applicant()
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(SYNC, {})))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
  const first = answers[0]?.body.data
  expect(first).toMatchObject({
    title: 'Comptable',
    name: 'CV de mon profil',
    is_draft: false,
    has_file: false,
  })
  services.clock.advance(60)
  expect((await browser.post(SYNC, {})).body.data).toEqual(first)
  const about = 'mot '.repeat(200)
  await browser.put('/api/applicant/profile', { section: 'presentation', headline: 'Auditrice', about })
  const { data } = (await browser.post(SYNC, {})).body
  expect([data.id, data.title, data.description.length <= 255]).toEqual([first.id, 'Auditrice', true])
  expect(data.description).toMatch(/mot…$/)
  expect((await browser.get(RESUMES)).body.meta.total).toBe(1)
})

test('a named CV is brought up to date and keeps its name and its draft flag', async () => {
  const browser = await applicant()
  const { id } = (await browser.post(RESUMES, SAVED)).body.data
  const { status, body } = await browser.post(SYNC, { resume_id: id })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id, title: 'Comptable', name: 'CV court', is_draft: true })
})

test('a joined PDF stays as it is, and a profile without a title makes no CV', async () => {
  const browser = await applicant()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...SAVED, is_draft: '0' })) form.set(name, value)
  form.set('file', pdfPart(), 'cv.pdf')
  const { id } = (await browser.post(RESUMES, form)).body.data
  const joined = await browser.post(SYNC, { resume_id: id })
  expect([joined.status, Object.keys(joined.body.errors)]).toEqual([422, ['resume_id']])
  const empty = await (await applicant({ headline: '' })).post(SYNC, {})
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['headline']])
  expect((await browser.post(SYNC, { resume_id: 'abc' })).status).toBe(422)
})

test('nobody else reaches it', async () => {
  const owner = await applicant()
  const { id } = (await owner.post(RESUMES, SAVED)).body.data
  expect((await (await applicant()).post(SYNC, { resume_id: id })).status).toBe(404)
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  const guest = new Browser(services)
  expect([(await guest.post(SYNC, {})).status, (await guest.get(`${RESUMES}/profile`)).status]).toEqual([
    401, 401,
  ])
  expect([
    (await recruiter.post(SYNC, {})).status,
    (await recruiter.get(`${RESUMES}/profile`)).status,
  ]).toEqual([403, 403])
})

describe('a built CV and the profile, both ways', () => {
  const EXPERIENCE = { title: 'Comptable', company: 'Cabinet Soa', city: 'Antsirabe' }
  const LANGUAGES = [{ name: 'Français', level: 'intermédiaire' }]

  async function builtOf(profile: Parameters<typeof applicant>[0], document = makeDocument('Auditrice')) {
    const browser = await applicant(profile)
    const { status, body } = await browser.post(RESUMES, { ...SAVED, document })
    expect(status).toBe(201)
    const read = async () => (await browser.get(`${RESUMES}/${body.data.id}/document`)).body.data
    const profileOf = async () => (await browser.get('/api/applicant/profile')).body.data
    return { browser, resume_id: body.data.id as number, read, profileOf }
  }

  test('a trial says what the profile would change in the CV, and changes nothing', async () => {
    const { browser, resume_id, read } = await builtOf({ languages: LANGUAGES })
    const before = await read()
    const trial = await browser.post(SYNC, { resume_id, is_trial: true })
    expect([trial.status, trial.body.data.revision]).toEqual([200, 1])
    expect(trial.body.changes).toContainEqual({
      part: 'identity',
      label: 'Titre',
      before: 'Auditrice',
      after: 'Comptable',
    })
    expect(trial.body.changes).toContainEqual(
      expect.objectContaining({
        label: 'Langues',
        before: 'Français, Courant, C1',
        after: 'Français (intermédiaire)',
      }),
    )
    expect(await read()).toEqual(before)

    const done = await browser.post(SYNC, { resume_id, is_trial: false })
    expect([done.body.changes, done.body.data.revision]).toEqual([trial.body.changes, 2])
    const after = await read()
    expect(after.document.identity).toMatchObject({ headline: 'Comptable', phone_number: '034 12 345 67' })
    const again = await browser.post(SYNC, { resume_id })
    expect([again.body.changes, again.body.data.revision]).toEqual([[], 2])
    // What it was before can be had again.
    expect((await browser.get(`${RESUMES}/${resume_id}/versions`)).body.data).toHaveLength(1)
  })

  test('a CV tells the profile what it says: shown first, done once, and what has no place is told', async () => {
    const { browser, resume_id, profileOf } = await builtOf({
      experiences: [],
      languages: LANGUAGES,
      about: 'Ce que je disais.',
    })
    const before = await profileOf()
    const ask = (is_trial: boolean) => browser.post(SYNC, { resume_id, direction: 'to_profile', is_trial })
    const trial = await ask(true)
    expect(trial.status).toBe(200)
    const labels = trial.body.changes.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Titre', 'Présentation']))
    expect(await profileOf()).toEqual(before)

    const done = await ask(false)
    expect(done.body.changes).toEqual(trial.body.changes)
    const after = await profileOf()
    expect(after).toMatchObject({ headline: 'Auditrice', about: 'Dix ans de cabinet.' })
    expect(after.experiences).toEqual([{ ...EXPERIENCE, start: '2021-03', end: null, description: 'Paie.' }])
    expect(after.languages).toEqual([{ name: 'Français', level: 'courant' }])
    // Nothing that the CV does not say is taken from the profile.
    expect(after.skills).toEqual(['Sage'])
    expect((await ask(false)).body.changes).toEqual([])
    // And back: « courant » does not turn C1 into another level.
    const back = (await browser.post(SYNC, { resume_id, is_trial: true })).body.changes
    expect(back.map(({ label }: { label: string }) => label)).toEqual(['Nom', 'E-mail', 'Compétences'])
  })

  test('the profile takes over the sections that were chosen, and leaves the others', async () => {
    const { browser, resume_id, profileOf } = await builtOf({ experiences: [], about: 'Ce que je disais.' })
    const ask = { resume_id, direction: 'to_profile', sections: ['experiences'] }
    const { changes } = (await browser.post(SYNC, ask)).body
    expect(changes.map(({ part }: { part: string }) => part)).toEqual(['experiences'])
    const after = await profileOf()
    expect(after.about).toBe('Ce que je disais.')
    expect(after.experiences).toHaveLength(1)
    expect((await browser.post(SYNC, { ...ask, sections: ['photo'] })).status).toBe(422)
  })

  test('what the CV leaves empty stays in the profile', async () => {
    const known = { ...EXPERIENCE, start: '2021-03', end: null, description: 'Paie de quarante personnes.' }
    const document = makeDocument('Auditrice')
    const sections = document.sections.map((each): Section => {
      if (each.kind !== 'experience') return each
      const { title, company } = EXPERIENCE
      return {
        ...each,
        entries: [newEntry('experience', { title, company, start: '2021-04', is_current: true })],
      }
    })
    const { browser, resume_id, profileOf } = await builtOf(
      { experiences: [known] },
      { ...document, sections },
    )
    const { status } = await browser.post(SYNC, { resume_id, direction: 'to_profile' })
    expect(status).toBe(200)
    expect((await profileOf()).experiences).toEqual([{ ...known, start: '2021-04' }])
  })

  test('what a profile cannot hold is told, and the rest is kept', async () => {
    const document = makeDocument('Auditrice')
    const sections = document.sections.map((each): Section => {
      if (each.kind === 'languages') return { ...each, entries: [newEntry('languages', { name: 'Anglais' })] }
      if (each.kind !== 'experience') return each
      return {
        ...each,
        entries: [newEntry('experience', { title: 'Stage', company: 'Port', start: '2019' })],
      }
    })
    const { browser, resume_id, profileOf } = await builtOf({ experiences: [] }, { ...document, sections })
    const done = await browser.post(SYNC, { resume_id, direction: 'to_profile' })
    expect(done.body.left_out).toEqual([
      expect.stringMatching(/^Stage\s: /),
      expect.stringMatching(/^Anglais\s: le profil demande un niveau/),
    ])
    expect(await profileOf()).toMatchObject({ headline: 'Auditrice', experiences: [] })
  })

  test('of two presses at once the profile hears one, and nobody tells it of another’s CV', async () => {
    const { browser, resume_id, profileOf } = await builtOf({ experiences: [] })
    const to_profile = { resume_id, direction: 'to_profile' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.post(SYNC, to_profile)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => body.changes.length > 0)).toHaveLength(1)
    expect((await profileOf()).experiences).toHaveLength(1)
    const stranger = await applicant()
    expect((await stranger.post(SYNC, to_profile)).status).toBe(404)
    const none = await browser.post(SYNC, { direction: 'to_profile' })
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['resume_id']])
    expect((await browser.post(SYNC, { ...to_profile, direction: 'sideways' })).status).toBe(422)
  })

  test('a trial without a CV makes none', async () => {
    const browser = await applicant()
    const { status, body } = await browser.post(SYNC, { is_trial: true })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['resume_id']])
    expect((await browser.get(RESUMES)).body.meta.total).toBe(0)
  })
})
