import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { Browser } from '#test/browser.ts'
import {
  completeCompany,
  fileForm,
  fillCompany,
  imagePart,
  makeOwnCompany,
  OWN,
  readOwn,
  type SavedSection,
  SECTIONS,
  saveSection,
  submitCompany,
} from '#test/company.ts'
import { makeAdmin, makeApplicant, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import type { CompanyCorrection } from '../shared/moderated.ts'
import { companies } from '../tables.ts'

const services = useServices()

async function statusOf(id: number) {
  const [row] = await services.db.select().from(companies).where(eq(companies.id, id))
  return row
}

/** What the administrators were told of this company. */
async function findNotified(id: number) {
  const rows = await services.db.select().from(notifications).where(eq(notifications.kind, 'company.waiting'))
  return rows
    .filter(({ key }) => key.startsWith(`company.waiting:${id}:`))
    .map(({ title, link }) => ({ title, link }))
}

describe('one’s own company', () => {
  test('is filled one section at a time, each kept as its cards write it', async () => {
    const { as } = await makeOwnCompany(services)
    for (const section of Object.keys(SECTIONS) as SavedSection[])
      expect([section, (await saveSection(as.recruiter, section)).status]).toEqual([section, 200])
    expect(await readOwn(as.reader)).toMatchObject({
      name: 'Ravaka Textile',
      activity_area: { id: 4 },
      company_size: '200+',
      may_edit: false,
      version: 5,
      nif: '4001234562',
      stat: '13921 12 2014 0 10458',
      rcs: 'Antsirabe 2014 B 00087',
      phone_number: '+261342241807',
      website: 'https://ravaka-textile.mg/',
      social_links: ['https://www.facebook.com/ravaka', 'https://linkedin.com/company/ravaka'],
      description:
        'Nous cousons & brodons les vêtements de travail de tout le Vakinankaratra.\n\nDepuis 2014 <3',
      benefits: ['cantine', 'Crèche'],
    })
  })

  test('is nobody else’s: guests, applicants and administrators are refused, a reader does not write', async () => {
    const { as } = await makeOwnCompany(services)
    const body = { section: 'identity', version: 1, ...SECTIONS.identity }
    expect((await new Browser(services).put(OWN, body)).status).toBe(401)
    for (const person of [await makeApplicant(services), await makeAdmin(services)])
      expect((await (await signedInAs(services, person)).put(OWN, body)).status).toBe(403)
    const refused = await as.reader.put(OWN, body)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Votre rôle de lecteur ne permet pas de modifier la société. Demandez-le à un recruteur ou au propriétaire.',
    ])
    expect((await readOwn(as.owner)).version).toBe(1)
  })

  test.each([
    ['identity', { name: 'Ravaka.com' }, 'name', 'sans adresse de site'],
    ['identity', { name: 'Rava\u200Bka' }, 'name', 'sans adresse de site'],
    ['identity', { activity_area_id: 999 }, 'activity_area_id', 'Veuillez choisir le secteur.'],
    ['registration', { nif: '400 123 456' }, 'nif', 'Le NIF a 10 chiffres\u00A0; celui-ci en a 9.'],
    [
      'registration',
      { nif: '400 123 45O6' },
      'nif',
      'Le NIF ne contient que des chiffres\u00A0: 10 en tout.',
    ],
    ['registration', { stat: '13921 12 2014' }, 'stat', 'Le STAT a 17 chiffres\u00A0; celui-ci en a 11.'],
    [
      'registration',
      { rcs: 'B 123' },
      'rcs',
      'Écrivez le RCS comme sur l’extrait\u00A0: Antananarivo 2015 B 00123.',
    ],
    ['registration', { rcs: 'Antananarivo 2099 B 00123' }, 'rcs', 'Écrivez le RCS'],
    ['contact', { phone_number: '12' }, 'phone_number', 'Ce numéro n’existe pas.'],
    ['contact', { website: 'javascript:alert(1)' }, 'website', 'Entrez une adresse de site'],
    ['contact', { website: 'https://moi:secret@exemple.mg' }, 'website', 'Entrez une adresse de site'],
    ['contact', { social_links: ['ftp://exemple.mg'] }, 'social_links.0', 'Entrez une adresse de site'],
    ['contact', { website: 'mon site' }, 'website', 'pour «\u00A0Site web\u00A0»'],
    ['contact', { social_links: ['www facebook com/soa'] }, 'social_links.0', 'pour «\u00A0Facebook\u00A0»'],
    ['contact', { social_links: ['chez nous'] }, 'social_links.0', 'pour «\u00A0Réseaux\u00A0»'],
    ['contact', { email: 'personne' }, 'email', ''],
    ['presentation', { description: '  ' }, 'description', 'Présentez votre société.'],
    ...[
      'Court.',
      `a${' '.repeat(99)}b`,
      `a${'\n'.repeat(99)}b`,
      `a${'\u200B'.repeat(99)}b`,
      '.'.repeat(99),
      '. '.repeat(99),
      '-- .. '.repeat(40),
      'a '.repeat(99),
      'bla'.repeat(40),
      `${'* '.repeat(60)}Court. ${'* '.repeat(60)}`,
    ].map((description) => [
      'presentation',
      { description },
      'description',
      'Écrivez 80 caractères au moins.',
    ]),
    ['registration', { legal_form: 'gie' }, 'legal_form', 'Veuillez choisir la forme juridique.'],
    ['registration', { rcs: '' }, 'rcs', 'Veuillez entrer le RCS.'],
  ] as [SavedSection, object, string, string][])(
    'refuses of %s %j',
    async (section, fields, field, message) => {
      const { as } = await makeOwnCompany(services)
      const { status, body } = await saveSection(as.owner, section, fields)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(body.errors[field][0]).toContain(message)
    },
  )

  test.each([
    'Antananarivo 2015 B 00123',
    'RCS Antananarivo 2015 B 00123',
    'rcs antananarivo 2015b123',
    '2015 B 00123',
    'R.C.S. Nosy Be 2015-B-123',
  ])('takes the RCS as « %s »', async (rcs) => {
    const { as } = await makeOwnCompany(services)
    expect((await saveSection(as.owner, 'registration', { rcs })).body.data?.rcs).toMatch(/2015 B 00123$/)
  })

  test('a save that names an older version is told who saved what, and overwrites nothing', async () => {
    const { as } = await makeOwnCompany(services)
    const { version } = await readOwn(as.owner)
    await saveSection(as.recruiter, 'registration')
    const late = await as.owner.put(OWN, {
      section: 'identity',
      version,
      ...SECTIONS.identity,
      name: 'Perdu',
    })
    expect(late.status).toBe(409)
    expect(late.body.message).toMatch(
      /^Miora Rakoto \d+ a enregistré «\u00A0Forme juridique, NIF, STAT et RCS\u00A0» le .* Ce que vous avez écrit est toujours là/,
    )
    expect(await readOwn(as.owner)).toMatchObject({ version: version + 1, nif: '4001234562' })
    expect((await saveSection(as.owner, 'identity')).status).toBe(200)
  })

  test('of two saves at once one is kept and the other is told', async () => {
    const { as } = await makeOwnCompany(services)
    const save = (browser: Browser, name: string) =>
      browser.put(OWN, { section: 'identity', version: 1, ...SECTIONS.identity, name })
    const answers = await Promise.all([save(as.owner, 'Une'), save(as.recruiter, 'Deux')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)
    expect((await readOwn(as.owner)).name).toBe(kept?.body.data.name)
  })
})

describe('a company that is complete', () => {
  test('waits for a moderator once « Envoyer » was pressed, not by itself', async () => {
    const { company, as } = await makeOwnCompany(services)
    const early = await submitCompany(as.owner)
    expect([early.status, early.body.message]).toEqual([
      422,
      'Il manque la présentation, la forme juridique, le NIF, la carte fiscale, le STAT, la carte STAT, le secteur d’activité, la taille de la société, la ville, l’adresse, le numéro de téléphone et l’e-mail.',
    ])
    await fillCompany(as.owner)
    expect(await statusOf(company.id)).toMatchObject({ status: 'incomplete', review_round: 0 })
    expect((await submitCompany(as.reader)).status).toBe(403)
    for (const _ of [1, 2]) expect((await submitCompany(as.recruiter)).body.data.status).toBe('pending')
    expect(await statusOf(company.id)).toMatchObject({ status: 'pending', review_round: 1 })
    await services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, company.id))
    expect((await submitCompany(as.owner)).status).toBe(409)
  })

  test.each(['association', 'ong', 'cooperative', 'administration', 'liberal'])(
    'of the form « %s » is sent without a number of the register and its extract',
    async (legal_form) => {
      const { company, as } = await makeOwnCompany(services)
      for (const section of ['identity', 'contact', 'presentation'] as const)
        await saveSection(as.owner, section)
      expect((await saveSection(as.owner, 'registration', { legal_form, rcs: '' })).status).toBe(200)
      for (const kind of ['nif', 'stat'])
        await as.owner.put(`${OWN}/documents/${kind}`, fileForm('file', await imagePart(60, 40)))
      const { completeness, rcs } = await readOwn(as.owner)
      expect([rcs, completeness.missing.filter(({ required }: { required: boolean }) => required)]).toEqual([
        null,
        [],
      ])
      expect((await submitCompany(as.owner)).status).toBe(200)
      expect(await statusOf(company.id)).toMatchObject({ status: 'pending', legal_form, rcs: null })
    },
  )

  test.each(['ei', 'sarl', 'sa'])('of the form « %s » is asked for its extract', async (legal_form) => {
    const { as } = await makeOwnCompany(services)
    expect((await saveSection(as.owner, 'registration', { legal_form, rcs: null })).body.errors).toEqual({
      rcs: ['Veuillez entrer le RCS.'],
    })
    await saveSection(as.owner, 'registration', { legal_form })
    expect((await submitCompany(as.owner)).body.message).toContain('l’extrait RCS')
  })

  test('that is sent is told once to each administrator who may decide on it', async () => {
    const admin = await makeAdmin(services)
    const moderator = await makeAdmin(services, { admin_role: 'moderator' })
    const others = [
      await makeAdmin(services, { admin_role: 'support' }),
      await makeAdmin(services, { admin_role: 'billing' }),
      await makeAdmin(services, { admin_role: null }),
    ]
    const { company, as } = await makeOwnCompany(services)
    await completeCompany(as.owner)
    expect(await statusOf(company.id)).toMatchObject({ status: 'pending', review_round: 1 })
    expect((await readOwn(as.owner)).completeness).toMatchObject({ percent: 87 })
    await saveSection(as.owner, 'presentation', { description: 'Autrement. '.repeat(8) })
    expect(await statusOf(company.id)).toMatchObject({ status: 'pending', review_round: 1 })
    const all = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'company.waiting'))
    const told = all.filter(({ key }) => key.startsWith(`company.waiting:${company.id}:`))
    const countOf = (user_id: number) => told.filter((each) => each.user_id === user_id).length
    expect([admin, moderator, ...others].map(({ id }) => countOf(id))).toEqual([1, 1, 0, 0, 0])
  })

  test('is corrected field by field, and is sent again once nothing is left to correct', async () => {
    const { company, as } = await makeOwnCompany(services)
    await completeCompany(as.owner)
    const corrections: CompanyCorrection[] = [
      { field: 'nif', message: 'Recopiez les dix chiffres.' },
      { field: 'address', message: 'Il manque la ville.' },
    ]
    await services.db
      .update(companies)
      .set({ status: 'rejected', corrections })
      .where(eq(companies.id, company.id))
    expect((await readOwn(as.owner)).corrections).toEqual(corrections)
    await saveSection(as.owner, 'registration')
    expect((await readOwn(as.owner)).corrections).toHaveLength(2)
    await saveSection(as.owner, 'registration', { nif: '4001234563' })
    expect((await readOwn(as.owner)).corrections).toEqual([corrections[1]])
    expect(await statusOf(company.id)).toMatchObject({ status: 'rejected', review_round: 1 })
    expect((await submitCompany(as.owner)).body.message).toBe('À corriger\u00A0: adresse.')
    await saveSection(as.owner, 'contact', { address: 'Lot 1' })
    expect(await statusOf(company.id)).toMatchObject({ status: 'rejected', corrections: [] })
    await submitCompany(as.owner)
    expect(await statusOf(company.id)).toMatchObject({ status: 'pending', review_round: 2, corrections: [] })
  })

  test('that is validated stays public as it was until its new name or number is accepted', async () => {
    await makeAdmin(services)
    const { company, as } = await makeOwnCompany(services)
    await completeCompany(as.owner)
    await services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, company.id))
    const offer = await makeOffer(services, company.id)
    await saveSection(as.owner, 'identity', { name: 'Ravaka Mode', company_size: '50-200' })
    expect(await readOwn(as.owner)).toMatchObject({
      name: 'Ravaka Textile',
      company_size: '50-200',
      proposed: { name: 'Ravaka Mode' },
      status: 'validated',
    })
    const open = await new Browser(services).get(`/api/companies/${company.slug}`)
    expect(open.body.data.name).toBe('Ravaka Textile')
    const [copied] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
    expect(copied?.company_size).toBe('50-200')
    await saveSection(as.owner, 'registration', { nif: '4001234569' })
    expect((await readOwn(as.owner)).proposed).toEqual({ name: 'Ravaka Mode', nif: '4001234569' })
    expect(await findNotified(company.id)).toContainEqual({
      title: 'Changement à valider',
      link: expect.stringContaining(`/moderation?item=proposal-${company.id}`),
    })
    expect((await as.owner.delete(`${OWN}/proposal`)).status).toBe(204)
    expect(await readOwn(as.owner)).toMatchObject({ proposed: null, proposed_at: null, nif: '4001234562' })
  })

  test('that is renamed before it is validated is found by its new name', async () => {
    const { company, as } = await makeOwnCompany(services)
    const offer = await makeOffer(services, company.id)
    await saveSection(as.owner, 'identity', { name: 'Zanatany Couture' })
    const [copied] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
    expect([copied?.search_body.includes('zanatany'), copied?.company_size]).toEqual([true, '200+'])
  })

  test('that is suspended changes nothing', async () => {
    const { as } = await makeOwnCompany(services, { status: 'suspended' })
    const { status, body } = await saveSection(as.owner, 'identity')
    expect([status, body.message]).toEqual([
      409,
      'Votre société est suspendue\u00A0: rien ne se modifie. Écrivez-nous pour en parler.',
    ])
  })
})

test.each([
  ['incomplete', 'complétez d’abord son profil.'],
  ['pending', 'son profil est complet et attend sa validation.'],
  ['rejected', 'corrigez d’abord ce qui vous est demandé dans son profil.'],
  ['suspended', 'écrivez-nous pour en parler.'],
] as const)('what validation opens says why it is locked while the company is %s', async (status, why) => {
  const { as } = await makeOwnCompany(services, { status })
  const locked = await as.owner.get('/api/recruiter/applications')
  expect([locked.status, locked.body.message.endsWith(why)]).toEqual([403, true])
})

test('the preview is the public page, for members alone and before anybody validated it', async () => {
  const { company, as } = await makeOwnCompany(services)
  await completeCompany(as.owner)
  const preview = await as.reader.get(`${OWN}/preview`)
  expect(preview.body.data).toMatchObject({
    name: 'Ravaka Textile',
    description:
      '<p>Nous cousons &amp; brodons les vêtements de travail de tout le Vakinankaratra.</p><p>Depuis 2014 &lt;3</p>',
    social_links: [
      { name: 'Facebook', url: 'https://www.facebook.com/ravaka' },
      { name: 'LinkedIn', url: 'https://linkedin.com/company/ravaka' },
    ],
  })
  expect((await new Browser(services).get(`/api/companies/${company.slug}`)).status).toBe(404)
})
