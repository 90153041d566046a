import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { fullDocument } from '#test/resumes/any-resume.ts'
import { DRAWN, drawPdf } from '#test/resumes/drawn-resumes.ts'
import { compare, expectedOf } from '#test/resumes/expected-facts.ts'
import { PRINTED_RESUMES } from '#test/resumes/printed-resumes.ts'
import { detailsOf } from '#test/resumes/resume-details.ts'
import { useServices } from '#test/services.ts'
import { composePdf } from '../composing/compose.ts'
import { writeExport } from '../exporting/exporting.ts'
import { type ResumeDocument, TEMPLATE_NAMES } from '../shared/document.ts'
import { newEntry } from '../shared/new-parts.ts'
import { resumes } from '../tables.ts'
import { flowsOf } from './files/layout.ts'
import { pagesOf, readPdf } from './files/pdf.ts'
import { readText } from './text/read-text.ts'

const services = useServices()
let browser: Browser
beforeAll(async () => {
  browser = await signedInAs(services, await makeApplicant(services))
})

const IMPORTS = '/api/applicant/resumes/imports'
/** Each of its own shape: every kind of section, one page, three pages with places abroad, a change of trade. */
const SAMPLES = { full: fullDocument(), ...PRINTED_RESUMES }
const FEWEST = 0.9

const READINGS = {
  tags: { rereadOf: async (pdf: Uint8Array) => readText(await readPdf(pdf)).document, fewest: 1 },
  // Two paragraphs of one sentence each look like one of two.
  layout: {
    rereadOf: async (pdf: Uint8Array) => readText({ flows: flowsOf(await pagesOf(pdf)) }).document,
    fewest: FEWEST + 0.02,
  },
}

const shares: string[] = []
let [rights, all] = [0, 0]
afterAll(() => {
  console.info([...shares, `together: ${rights} of ${all}`].join('\n'))
})

function fileForm(bytes: Uint8Array | string, name: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return form
}

async function read(bytes: Uint8Array, name = 'cv.pdf', by = browser) {
  const { status, body } = await by.post(IMPORTS, fileForm(bytes, name))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as { document: ResumeDocument; unread: string[]; doubts: string[]; source: string }
}

function count(label: string, { right, wrong }: ReturnType<typeof compare>, fewest = FEWEST) {
  const share = right / (right + wrong.length)
  shares.push(`${label}: ${right} of ${right + wrong.length}${wrong.map((each) => `\n  ${each}`).join('')}`)
  rights += right
  all += right + wrong.length
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(fewest)
}

test.each(DRAWN)('a PDF is read into its fields: $label', async ({ label, source, expected }) => {
  const { document } = await read(drawPdf(source))
  count(label, compare(document, expected))
})

describe.each(TEMPLATE_NAMES)('a CV that we printed as %s', (template) => {
  const printed = (document: ResumeDocument) =>
    composePdf({ ...document, style: { ...document.style, template } })
  // An hour has so many readings of one person.
  let reader: Browser
  beforeAll(async () => {
    reader = await signedInAs(services, await makeApplicant(services))
  })

  test.each(Object.entries(SAMPLES))('is read into its fields: %s', async (name, document) => {
    const again = await read(await printed(document), 'cv.pdf', reader)
    count(`${template}, ${name}`, compare(again.document, expectedOf(document)))
  })

  // As of one that was joined: it is written anew, and what says in which order it is read does not stay.
  test('is read by its layout alone too', async () => {
    const both = { right: 0, wrong: [] as string[] }
    for (const document of Object.values(SAMPLES)) {
      const again = readText({ flows: flowsOf(await pagesOf(await printed(document))) })
      const { right, wrong } = compare(again.document, expectedOf(document))
      both.right += right
      both.wrong.push(...wrong)
    }
    count(`${template}, by its layout`, both)
  })

  // Neither those that we print nor those that others make show the addresses behind « LinkedIn ».
  test('keeps what its links are called and lead to, and what stands out in its texts', async () => {
    for (const [how, { rereadOf, fewest }] of Object.entries(READINGS)) {
      const both = { right: 0, wrong: [] as string[] }
      for (const document of Object.values(SAMPLES)) {
        const told = detailsOf(await rereadOf(await printed(document)))
        for (const detail of detailsOf(document))
          if (told.includes(detail)) both.right += 1
          else both.wrong.push(detail)
      }
      count(`${template}, links and marks by its ${how}`, both, fewest)
    }
  })

  // An address below its certificate once became the end of the issuer's name.
  test('gives back the address of each certificate, without its tags too', async () => {
    for (const { rereadOf } of Object.values(READINGS))
      for (const document of Object.values(SAMPLES)) {
        const certificates = (cv: ResumeDocument) =>
          cv.sections
            .flatMap((section) => (section.kind === 'certificates' ? section.entries : []))
            .flatMap(({ name, issuer, url }) => (url ? [[name, issuer, url]] : []))
        expect(certificates(await rereadOf(await printed(document)))).toEqual(certificates(document))
      }
  })

  test('is told in its own order, with what belongs together', async () => {
    const { document, unread } = await read(await printed(PRINTED_RESUMES.COMPLETE), 'cv.pdf', reader)
    expect(unread).toEqual([])
    const sections = new Map(document.sections.map((section) => [section.kind, section]))
    expect(sections.get('experience')).toMatchObject({
      entries: [
        {
          city: 'Antananarivo',
          description:
            '<p>Équipe de huit personnes.</p><ul><li>Paie de 4 000 agents</li><li>Formation de <em>douze</em> relais</li></ul>',
        },
        { city: 'Mahajanga' },
      ],
    })
    expect(sections.get('skills')).toMatchObject({
      entries: [
        { name: 'PostgreSQL', level: 4, group: 'Données' },
        { name: 'Modélisation', level: 2, group: 'Données' },
        { name: 'Animation d’ateliers', level: 3, group: 'Équipe' },
        { name: 'Rédaction', level: 0 },
      ],
    })
    expect(sections.get('certificates')).toMatchObject({
      entries: [{ name: 'Gestion de projet', issuer: 'Institut Soa', date: '2020-06' }],
    })
    expect(sections.get('references')).toMatchObject({
      entries: [{ name: 'Faly Andrianaivo', email: 'faly@exemple.test', phone_number: '032 00 112 23' }],
    })
    expect(sections.get('links')).toMatchObject({
      entries: [{ label: 'Conférences', url: 'https://paroles.exemple.test/lanto' }],
    })
    expect(sections.get('custom')).toMatchObject({
      entries: [{ title: 'Prix de l’inclusion', start: '2022' }],
    })
  })
})

test.each(['elegant', 'creatif'] as const)(
  'a skill that is called as a heading is stays one: %s',
  async (template) => {
    const document = fullDocument()
    const names = ['Étude de marché', 'Prix', 'Google Ads', 'Réseaux sociaux', 'Excel', 'Négociation']
    const sections = document.sections.map((section) =>
      section.kind === 'skills'
        ? { ...section, entries: names.map((name) => newEntry('skills', { name })) }
        : section,
    )
    const pdf = await composePdf({ ...document, sections, style: { ...document.style, template } })
    const skills = (await read(pdf)).document.sections.find(({ kind }) => kind === 'skills')
    expect(skills?.kind === 'skills' && skills.entries.map(({ name }) => name)).toEqual(names)
  },
)

test('our own Word document is read into its fields', async () => {
  const document = fullDocument()
  const { bytes } = await writeExport(document, 'docx')
  count('docx', compare((await read(bytes, 'cv.docx')).document, expectedOf(document)))
})

test('our own JSON Resume gives the CV back as it was', async () => {
  const document = fullDocument()
  const { bytes } = await writeExport(document, 'json')
  expect(await read(bytes, 'cv.json')).toMatchObject({ document, unread: [], doubts: [] })
})

test('the archive of LinkedIn is read, what no CV needs left aside', async () => {
  const archive = zipSync({
    'Profile.csv': strToU8(
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nBako,Ralison,,,"Mar 3, 1991","Juriste, droit social","Dix ans de conseil.  Trois langues.",Law,,"Antananarivo, Madagascar",,[PORTFOLIO:https://exemple.test/bako],\n',
    ),
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nCabinet Ny Rariny,Juriste,"Contrats et ""litiges""",Antananarivo,Mar 2019,\nOffice Tsara,Assistante juridique,,Antsirabe,2015,Feb 2019\n',
    ),
    'Education.csv': strToU8(
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversité d’Antananarivo,2010,2015,,Master en droit,\n',
    ),
    'Skills.csv': strToU8('Name\nDroit social\nRédaction\n'),
    'Languages.csv': strToU8(
      'Name,Proficiency\nMalgache,Native or bilingual proficiency\nAnglais,Professional working proficiency\n',
    ),
    'Certifications.csv': strToU8(
      'Name,Url,Authority,Started On,Finished On,License Number\nMédiation,,Chambre de médiation,Jun 2021,,\n',
    ),
    'Email Addresses.csv': strToU8(
      'Email Address,Confirmed,Primary,Updated On\nancienne@exemple.test,Yes,No,\nbako@exemple.test,Yes,Yes,\n',
    ),
    'PhoneNumbers.csv': strToU8('Extension,Number,Type\n,+261 34 00 111 22,Mobile\n'),
    'messages.csv': strToU8('FROM,CONTENT\nX,privé\n'),
  })
  const { document, unread, doubts, source } = await read(archive, 'Complete_LinkedInDataExport.zip')
  expect(document.identity).toMatchObject({
    first_name: 'Bako',
    last_name: 'Ralison',
    email: 'bako@exemple.test',
    phone_number: '+261 34 00 111 22',
    links: [{ label: 'portfolio', url: 'https://exemple.test/bako' }],
  })
  const kinds = document.sections.map(({ kind }) => kind)
  expect(kinds).toEqual(['summary', 'experience', 'education', 'skills', 'languages', 'certificates'])
  expect(document.sections[1]).toMatchObject({
    entries: [
      {
        title: 'Juriste',
        company: 'Cabinet Ny Rariny',
        start: '2019-03',
        is_current: true,
        description: '<p>Contrats et &quot;litiges&quot;</p>',
      },
      { title: 'Assistante juridique', start: '2015', end: '2019-02', is_current: false },
    ],
  })
  expect(unread).toEqual(['Birth Date: Mar 3, 1991', 'Industry: Law', 'Email Address: ancienne@exemple.test'])
  expect(document.sections[4]).toMatchObject({
    entries: [
      { name: 'Malgache (bilingue ou langue maternelle)', level: '' },
      { name: 'Anglais (compétence professionnelle)', level: '' },
    ],
  })
  expect(doubts).toEqual([])
  expect(source).not.toContain('privé')
})

/** One file of zeros that is named as LinkedIn names its own. */
const bomb = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

test('a hostile archive of LinkedIn gives words alone: nothing acts, nothing leads out, no name leaves the archive', async () => {
  const archive = zipSync({
    '../../../etc/Profile.csv': strToU8(
      'First Name,Last Name,Headline,Summary,Websites\n=cmd()|\'/c calc\'!A1,"<script>alert(1)</script>","<img src=x onerror=alert(1)>","<b onclick=""x()"">Bonjour</b>  #read(""/etc/passwd"")","[PORTFOLIO:javascript:alert(1),OTHER:https://exemple.test/ici]"\n',
    ),
    'Positions.csv': strToU8(
      `Company Name,Title,Description,Location,Started On,Finished On,__proto__\n"${'A'.repeat(100_000)}",constructor,"${'<p>'.repeat(5_000)}",\u202egro.esrever,Mar 2019,,{}\n`,
    ),
    'Skills.csv': strToU8(`Name\n${Array.from({ length: 90 }, (_, at) => `Compétence ${at}`).join('\n')}\n`),
  })
  const { document, unread } = await read(archive, 'linkedin.zip')
  expect(document.identity).toMatchObject({
    first_name: "=cmd()|'/c calc'!A1",
    last_name: '<script>alert(1)</script>',
    links: [{ url: 'https://exemple.test/ici' }],
  })
  const [summary, experience, skills] = document.sections
  expect(summary).toMatchObject({
    text: '<p>&lt;b onclick=&quot;x()&quot;&gt;Bonjour&lt;/b&gt;</p><p>#read(&quot;/etc/passwd&quot;)</p>',
  })
  expect(experience).toMatchObject({ entries: [{ title: 'constructor', company: 'A'.repeat(255) }] })
  // What a CV has no room for is said.
  expect(skills?.kind === 'skills' && skills.entries.length).toBe(60)
  expect(unread).toContain('Compétence 89')
  expect((await composePdf(document)).length).toBeGreaterThan(1_000)
})

const REFUSED: [string, Uint8Array | string, RegExp][] = [
  ['a picture', Buffer.from('\x89PNG\r\n'), /n’est pas un CV que nous savons lire/],
  ['an empty file', '', /Le fichier est vide/],
  ['a PDF cut in its middle', Buffer.from('%PDF-1.7\n1 0 obj'), /endommagé/],
  ['a JSON that is broken', '{"basics": {', /endommagé/],
  ['a JSON of something else', '{"a": 1}', /n’est pas un CV/],
  ['a JSON nested without end', '{"basics":'.repeat(5_000), /endommagé|complexe/],
  ['a page without text', drawPdf('#rect(width: 5cm)'), /est une image/],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), /n’est pas un CV/],
  [
    'an archive that is cut',
    zipSync({ 'Profile.csv': strToU8('First Name\nA') }).subarray(0, 40),
    /endommagé|n’est pas/,
  ],
  [
    'a Word document that inflates without end',
    zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) }),
    /complexe/,
  ],
  ['an archive of LinkedIn that inflates without end', zipSync({ 'Profile.csv': bomb(60) }), /complexe/],
  [
    'an archive of many files that inflate together',
    zipSync({ 'Profile.csv': bomb(9), 'Positions.csv': bomb(9), 'Skills.csv': bomb(9) }),
    /complexe/,
  ],
  [
    'an archive in an archive',
    zipSync({ 'Profile.csv': zipSync({ 'Profile.csv': bomb(60) }) }),
    /n’est pas|endommagé/,
  ],
  [
    'an archive of too many files',
    zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}.csv`, new Uint8Array()]))),
    /complexe/,
  ],
]

test.each(REFUSED)('%s is refused with the reason', async (_, bytes, reason) => {
  const { status, body } = await browser.post(IMPORTS, fileForm(bytes, 'cv.pdf'))
  expect(status).toBe(422)
  expect(body.errors.file[0]).toMatch(reason)
})

test('a file is needed, an applicant asks, and nothing is kept', async () => {
  expect((await browser.post(IMPORTS, {})).status).toBe(422)
  expect((await browser.post(IMPORTS, fileForm(new Uint8Array(10 * 1024 * 1024 + 1), 'cv.pdf'))).status).toBe(
    422,
  )
  expect((await new Browser(services).post(IMPORTS, fileForm('{}', 'cv.json'))).status).toBe(401)
  const { owner } = await makeCompany(services)
  expect((await (await signedInAs(services, owner)).post(IMPORTS, fileForm('{}', 'cv.json'))).status).toBe(
    403,
  )
  expect(await services.db.$count(resumes)).toBe(0)
})

describe('a CV with a joined file', () => {
  const joinedBy = async (owner: Browser, bytes: Uint8Array) => {
    const form = fileForm(bytes, 'ancien.pdf')
    const fields = { title: 'Aide', name: 'CV ancien', description: 'Un fichier.', is_draft: '0' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const { status, body } = await owner.post('/api/applicant/resumes', form)
    expect(status).toBe(201)
    return `/api/applicant/resumes/${body.data.id}/reading`
  }

  test('is read to be written here, and stays as it is', async () => {
    const owner = await signedInAs(services, await makeApplicant(services))
    const url = await joinedBy(owner, await composePdf(fullDocument()))
    const { status, body } = await owner.get(url)
    expect([status, body.data.resume.name]).toEqual([200, 'CV ancien'])
    expect(body.data.document.identity).toMatchObject({ first_name: 'Voahirana' })
    const list = (await owner.get('/api/applicant/resumes')).body.data
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['file'])
    const stranger = await signedInAs(services, await makeApplicant(services))
    expect((await stranger.get(url)).status).toBe(404)
    expect((await new Browser(services).get(url)).status).toBe(401)
    const { owner: recruiter } = await makeCompany(services)
    expect((await (await signedInAs(services, recruiter)).get(url)).status).toBe(403)
    expect((await owner.get('/api/applicant/resumes/x/reading')).status).toBe(404)
  })

  test('that is a scan says so; one without a file has nothing to read', async () => {
    const owner = await signedInAs(services, await makeApplicant(services))
    const scan = await owner.get(await joinedBy(owner, drawPdf('#rect(width: 5cm)')))
    expect([scan.status, scan.body.errors.file[0]]).toEqual([422, expect.stringMatching(/est une image/)])
    const base = { title: 'Aide', name: 'CV écrit', description: 'Ici.', is_draft: false }
    const { id } = (await owner.post('/api/applicant/resumes', { ...base, document: fullDocument() })).body
      .data
    expect((await owner.get(`/api/applicant/resumes/${id}/reading`)).status).toBe(409)
  })
})
