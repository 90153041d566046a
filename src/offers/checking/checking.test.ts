import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { occupationOf } from '#src/occupations/attachment.ts'
import { selectRows } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { processorTimeOf } from '#test/processes/processor-time.ts'
import { useServices } from '#test/services.ts'
import { findNumbers } from '../wording/shared/contacts.ts'
import { findMarks } from '../wording/shared/marks.ts'
import { findWorkAbroad } from './abroad.ts'
import type { CheckedAdvertisement } from './contract.ts'
import { NUMBER_REPORTS_DAYS } from './number-reports.ts'
import { findPhrases } from './phrases.ts'

const services = useServices()
let address = 0
/** Each visitor comes from a network of their own. */
const visitor = () => {
  address += 1
  return new Browser(services, `10.${address >> 8}.${address & 255}.1`)
}

async function check(text: string): Promise<CheckedAdvertisement> {
  const { status, body } = await visitor().post('/api/advertisement-checks', { text })
  expect(status).toBe(200)
  return body.data
}
const kindsIn = ({ signs }: CheckedAdvertisement) => signs.map(({ kind }) => kind)
const report = (number: string, browser = visitor()) => browser.post('/api/number-reports', { number })

const GOOD = [
  `La société HAVOANA recrute un Comptable (H/F) pour son siège à Antananarivo, Ankorondrano.
Missions :
- Tenir la comptabilité générale et suivre les encaissements et les frais de mission
- Préparer le virement des salaires par MVola
Profil : Bac+3, deux ans d'expérience. CDI, salaire 900 000 à 1 200 000 Ar net par mois.
Envoyer CV, lettre de motivation et photocopie de la CIN à rh@havoana.mg avant le 5 décembre.
Aucun frais n'est demandé aux candidats.`,
  `Boutique à Analakely cherche une caissière. Encaisser les ventes et les paiements Orange Money des clients.
Salaire : 350 000 Ar + prime. CV par WhatsApp au 034 12 345 67 ou à déposer à la boutique, 9 h à 17 h.`,
  `Mitady mpiasa : mpivarotra 2 ho an'ny fivarotana any Toamasina. Karama 300 000 Ar isam-bolana.
Tsy misy sarany alaina amin'ny mpifaninana. Antsoy ny 033 11 222 33 na mandefasa CV any amin'ny birao.`,
  `Centre d'appels recrute 20 téléconseillers francophones à Antananarivo pour des clients en France.
Formation rémunérée, transport assuré le soir, mutuelle. Salaire de base 600 000 Ar.
Postulez : recrutement@centre-relation.mg, 020 22 123 45.`,
  `École privée recherche une secrétaire : accueillir les parents, encaisser les frais d'inscription et les droits d'inscription des élèves.
Contrat CDD 10 mois à Fianarantsoa. Dossier : CV, LM, certificat de résidence, copie CIN, à déposer au bureau.`,
  `Journaliers pour chantier à Antsirabe, 15 000 Ar par jour, repas fourni. Se présenter lundi à 7 h, lot 12 Mahazoarivo. Tél 032 44 555 66`,
  `Nous cherchons un Community Manager à Tamatave : animer nos pages Facebook, suivre les publications, répondre aux messages.
Salaire 700 000 Ar. Candidature : jobs@rova-media.mg`,
  `Hotel in Nosy Be is hiring a receptionist. English and French, salary 800 000 Ar per month, meals and housing. No fees. Send your CV to hr@nosy-lodge.mg`,
  `ONG recherche un chef de projet à Toliara. Frais de déplacement et d'hébergement pris en charge. Salaire 3 500 000 Ar. recrutement@ong-vonona.org`,
  `Responsable RH à Moramanga : gérer le recrutement, la paie (virement des salaires par MVola), les visas des expatriés.
Salaire 2 000 000 Ar, prime de 100 000 Ar par MVola chaque trimestre. rh@mine.mg`,
  `Karama 250 000 Ar isam-bolana, misy 50 000 Ar fanampiana amin'ny sakafo. Antsoy 032 11 222 33, Fianarantsoa.`,
  `Comptable fournisseurs : payer les factures, verser les acomptes, régler les frais de douane. Toamasina, rh@port.mg`,
  `Assistante visas en agence de voyages à Antananarivo : accompagner les clients qui partent en France, encaisser les frais de visa. cv@voyages.mg`,
]

test.each(GOOD)('a good advertisement passes clean: %#', async (text) => {
  const checked = await check(text)
  expect({ verdict: checked.verdict, signs: checked.signs }).toEqual({ verdict: 'nothing_found', signs: [] })
})

const BAD: [string, string[]][] = [
  [
    'URGENT ! Agents de saisie. Frais de dossier : 20 000 Ar à envoyer au 034 00 111 22 par MVola.',
    ['money_asked'],
  ],
  [
    'Avant l’entretien, versez 50.000 Ar sur le numéro Orange Money 032 00 111 22 pour valider.',
    ['money_asked', 'payment_channel'],
  ],
  [
    'Recrutement pour Dubaï : hôtesses et cuisiniers, départ rapide, contactez le 034 00 111 22.',
    ['abroad_without_reference'],
  ],
  [
    'Opportunité de travail au Canada, visa garanti, écrivez à immigration.canada@gmail.com',
    ['abroad_without_reference', 'no_interview'],
  ],
  ['Mitady mpiasa hiasa any Maorisy na any ivelany, antsoy 034 00 111 22', ['abroad_without_reference']],
  [
    'Mila mpiasa an-trano. Aloavy mialoha ny saran’ny fisoratana 10 000 Ar. Antsoy 034 00 111 22.',
    ['money_asked'],
  ],
  ['Travail facile à domicile, inscrivez-vous sur Telegram @recrute_vite', ['messenger_only']],
  ['Contactez-nous UNIQUEMENT sur WhatsApp au 034 00 111 22', ['messenger_only']],
  ['Poste de vendeur, postulez ici : https://bit.ly/abc123 ou rh@exemple.mg', ['short_link']],
  ['Manager needed, call +44 7911 123456', ['foreign_number']],
  ['Serveuse sans expérience : salaire 12 000 000 Ar par mois, appelez le 034 00 111 22', ['impossible_pay']],
  [
    'Gagnez 500 000 Ar par jour depuis votre téléphone, appelez le 034 00 111 22',
    ['impossible_pay', 'easy_money'],
  ],
  ['Pour postuler, envoyez une photo de votre CIN recto verso à rh@exemple.mg', ['identity_asked']],
  ['Alefaso ny sary ny karapanondro any amin’ny 034 00 111 22', ['identity_asked']],
  ['Donnez le code reçu par SMS pour activer votre dossier, rh@exemple.mg', ['secret_asked']],
  ['Likez des vidéos YouTube et soyez payé 5 000 Ar par tâche. 034 00 111 22', ['task_scam']],
  ['Vous recevrez des virements sur votre compte et garderez 10 %. rh@exemple.mg', ['money_mule']],
  ['Marketing de réseau : parrainez et touchez des commissions. 034 00 111 22', ['pyramid']],
  [
    'Send the processing fee by Western Union to our agent, hr@exemple.com',
    ['money_asked', 'payment_channel'],
  ],
  ['L’UNICEF recrute des agents, CV à recrutement.unicef.mg@gmail.com', ['borrowed_name']],
  ['Inscription sur https://asafidy-emploi.com/dossier', ['imitated_site']],
  ['𝗙𝗿𝗮𝗶𝘀 𝗱𝗲 𝗱𝗼𝘀𝘀𝗶𝗲𝗿 20 000 Ar, rh@exemple.mg', ['money_asked']],
  ['Frais de visa 300 000 Ar, contrat en France, 034 00 111 22', ['money_asked', 'abroad_without_reference']],
  ['Pour confirmer votre place, 15.000ar par Orange money au 032 00 111 22', ['payment_channel']],
  ['Handoavana 15 000 Ar ny dossier, antsoy 032 00 111 22', ['money_asked']],
  ['Inscription : 25.000 Ar, formation obligatoire payante. 032 00 111 22', ['money_asked']],
  ['Investissez 50 000 Ar et recevez 150 000 Ar en une semaine, 032 00 111 22', ['pyramid']],
  ['Jeune fille pour massage, photo en pied exigée, 034 00 111 22', ['improper_request']],
]

test.each(BAD)('« %s » has its signs', async (text, kinds) => {
  const checked = await check(text)
  expect(kindsIn(checked)).toEqual(expect.arrayContaining(kinds))
  expect(checked.verdict).not.toBe('nothing_found')
})

test('work abroad with the ministry’s reference is no sign, and the reference speaks for it', async () => {
  const text =
    'Recrutement de maçons pour Maurice. Agrément du ministère du Travail n° 045/2026. Contact : rh@exemple.mg'
  const checked = await check(text)
  expect(kindsIn(checked)).toEqual([])
  expect(checked).toMatchObject({ is_abroad: true })
  expect(checked.strengths.map(({ kind }) => kind)).toContain('ministry_reference')
})

test('a company is known by its NIF, by its name with its own contacts, and another one is said to be unknown', async () => {
  const { company } = await makeCompany(services, {
    name: 'Ravinala Textile',
    nif: '4002345678',
    website: 'https://www.ravinala-textile.mg',
    phone_number: '034 77 888 99',
  })
  // The names of companies are read again from time to time.
  services.clock.advance(3_601)
  const path = `/profils/${company.slug}`
  const byNif = await check('Couturières à Antsirabe. NIF 400 234 5678. Tél 034 12 345 67.')
  expect(byNif.strengths).toContainEqual({ kind: 'company_by_nif', found: 'Ravinala Textile', path })
  const byName = await check('RAVINALA TEXTILE recrute, rh@ravinala-textile.mg, 034 77 888 99')
  expect(byName.strengths.map(({ kind }) => kind)).toEqual([
    'company_named',
    'company_site',
    'company_number',
  ])
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  const suspended = await check('Ravinala Textile recrute. NIF 4002345678. Tél 034 12 345 67.')
  expect(suspended).toMatchObject({ strengths: [], signs: [{ kind: 'unknown_nif' }] })
  const unknown = await check('La société Tsaramasay Conseil recrute un livreur, tél 034 12 345 67.')
  expect(unknown.notes).toContainEqual({ kind: 'company_unknown', found: 'Tsaramasay Conseil' })
  expect(unknown.verdict).toBe('nothing_found')
})

test('pay is compared with what the offers of its occupation pay', async () => {
  const { company } = await makeCompany(services)
  for (const pay of [400_000, 450_000, 500_000, 550_000, 600_000])
    await makeOffer(services, company.id, {
      title: 'Caissier',
      occupation_code: occupationOf('Caissier'),
      min_salary: pay,
      max_salary: pay,
      salary_visible: true,
    })
  const pays = async (amount: string) =>
    check(`Nous recherchons un Caissier à Toamasina. Salaire : ${amount} par mois. Tél 034 12 345 67`)
  expect(kindsIn(await pays('15 000 000 Ar'))).toEqual(['impossible_pay'])
  expect(kindsIn(await pays('5 000 000 Ar'))).toEqual([])
  expect((await pays('500 000 Ar')).strengths.map(({ kind }) => kind)).toContain('usual_pay')
})

test('a link to an offer of this site says which, and whether it is open', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const link = `${services.env.APP_URL}/offres/${offer.id}-${offer.slug}`
  expect((await check(link)).strengths).toMatchObject([
    { kind: 'offer_here', path: `/offres/${offer.id}-${offer.slug}` },
  ])
  const closed = await makeOffer(services, company.id, { status: 'closed' })
  expect((await check(`${services.env.APP_URL}/offres/${closed.id}`)).notes).toMatchObject([
    { kind: 'offer_over' },
  ])
})

test('a number is shown as reported from three networks on, however it is written, for a year', async () => {
  const reported = async () =>
    kindsIn(await check('Appelez le (+261) 34-99-888-77')).includes('number_reported')
  const one = visitor()
  // One network counts once, however often it reports and whoever does so there.
  for (const number of ['034 99 888 77', '+261 34 99 888 77', '0349988877'])
    expect((await report(number, one)).status).toBe(201)
  await report('034 99 888 77')
  expect(await reported()).toBe(false)
  await report('034.99.888.77')
  expect(await reported()).toBe(true)
  services.clock.set(after(services.clock.now(), (NUMBER_REPORTS_DAYS + 1) * DAY).toISOString())
  expect(await reported()).toBe(false)
})

test('nothing is kept of what was pasted, of who asks, or of a number in clear', async () => {
  const browser = new Browser(services, '10.99.88.77')
  await browser.post('/api/advertisement-checks', { text: 'Annonce secrète, 034 55 666 77' })
  await report('034 55 666 77', browser)
  const rows = await selectRows<{ kept: string }>(
    services.db,
    sql`SELECT row_to_json(n)::text AS kept FROM number_reports n`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { kept } of rows) expect(kept).not.toMatch(/10\.99|556667|secrète/)
})

test('what is empty, too long or no number is refused in French, and so is too much', async () => {
  const refused = async (path: string, body: Record<string, string>) => {
    const { status, body: answer } = await visitor().post(path, body)
    expect(status).toBe(422)
    return answer.errors
  }
  expect(await refused('/api/advertisement-checks', { text: ' ' })).toEqual({
    text: ['Veuillez coller une annonce, un numéro ou un lien'],
  })
  expect(await refused('/api/advertisement-checks', { text: 'x'.repeat(10_001) })).toHaveProperty('text')
  expect(await refused('/api/number-reports', { number: 'douze' })).toHaveProperty('number')
  const busy = visitor()
  const statuses = []
  for (let at = 0; at < 11; at += 1) statuses.push((await report(`034 22 333 ${40 + at}`, busy)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
})

test.each(['a', '1 ', 'a.', '0', 'frais ', 'envoyer 5 ar ', 'photo de la ', '+1 ', 'ministere ref '])(
  'a hostile text of « %s » is read in the time of any other',
  (part) => {
    const text = part.repeat(10_000 / part.length)
    expect(
      processorTimeOf(() => [findPhrases(text), findMarks(text), findWorkAbroad(text), findNumbers(text)]),
    ).toBeLessThan(1_000)
  },
)
