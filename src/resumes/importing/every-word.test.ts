import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ONE_POST, wordFile, wordHeading, wordItem, wordLine, wordRun } from '#test/resumes/word-files.ts'
import { readFile } from './files/read-file.ts'
import type { ReadFile } from './reading.ts'

// The import page promises that nothing is invented and that what was not understood is shown. The two halves of that
// promise are checked over every file here: no word is lost, and no value is in the CV that is not in the file.

const NAMES = [
  'Haingo RAVELO',
  'Mme Marie de France RASOA',
  'Lalao Randrianarivelo',
  'Nom : RAVELO Prénom : Haingo',
  'Nom et prénoms : RAVELO Haingo',
]
const CONTACTS = [
  'haingo@exemple.test – 033 11 222 44',
  'haingo@exemple.test, autre.adresse@exemple.test',
  'Tél : 033 11 222 44 / 020 22 555 66 – Fax : 020 22 555 77',
  'Tél. (0269) 61 22 33 | Mamoudzou',
  'Lot 12 bis Ambohipo, Antananarivo 101, Madagascar, 0341122233',
  '+33 6 11 22 33 44',
  '034 12 345 67 (fax) – 033 11 222 44 – LinkedIn : haingo-ravelo',
  'Villa Soa, route d’Ambohimanga – Permis B – CIN 101 222 333 444',
]
const PLACES: Record<string, (lines: string[]) => Parameters<typeof wordFile>[0]> = {
  'in the text': (lines) => ({ body: [...lines, ...ONE_POST] }),
  'in a header': (lines) => ({
    body: ONE_POST,
    relations: [['rId5', 'header', 'tete.xml']],
    parts: { 'word/tete.xml': `<w:hdr>${lines.join('')}</w:hdr>` },
  }),
  'in a footer': (lines) => ({
    body: [...lines.slice(0, 1), ...ONE_POST],
    relations: [['rId6', 'footer', 'footer2.xml']],
    parts: { 'word/footer2.xml': `<w:ftr>${lines.slice(1).join('')}</w:ftr>` },
  }),
  'in a box of a paragraph': ([first = '', ...lines]) => ({
    body: [
      first.replace(
        '</w:p>',
        `<w:r><w:pict><w:txbxContent>${lines.join('')}</w:txbxContent></w:pict></w:r></w:p>`,
      ),
      ...ONE_POST,
    ],
  }),
  'in a box that is written twice': ([first = '', ...lines]) => {
    const box = `<w:txbxContent>${lines.join('')}</w:txbxContent>`
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
    return { body: [first, wordLine(`<w:r>${both}</w:r>`), ...ONE_POST] }
  },
  'in a table': (lines) => ({
    body: [
      `<w:tbl><w:tr>${lines.map((line) => `<w:tc>${line}</w:tc>`).join('')}</w:tr></w:tbl>`,
      ...ONE_POST,
    ],
  }),
  'in a table in a box': ([first = '', ...lines]) => ({
    body: [
      first.replace(
        '</w:p>',
        `<w:r><w:pict><w:txbxContent><w:tbl>${lines.map((line) => `<w:tr><w:tc>${line}</w:tc></w:tr>`).join('')}</w:tbl></w:txbxContent></w:pict></w:r></w:p>`,
      ),
      ...ONE_POST,
    ],
  }),
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d@.]{2,}/gu) ?? []
const lettersIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\d]/gu, '')
/** Labels say what a value is rather than being one. */
const LABEL = /^(?:nom|et|prénoms?|tél\.?|mme|fax|madagascar)$/

function valuesOf({ document }: ReadFile): string[] {
  const texts: string[] = []
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string' && !/^(?:id|kind|level|start|end|date|heading)$/.test(key))
      texts.push(value)
    else if (Array.isArray(value)) for (const each of value) walk(each, key)
    else if (value && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) walk(each, name)
  }
  walk([document.identity, document.sections], '')
  return texts.map((text) => text.replaceAll(/<[^>]+>/g, ' ')).filter((text) => text.trim() !== '')
}

async function read(bytes: Uint8Array): Promise<ReadFile> {
  const answer = await readFile(bytes)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.read
}

/** @param seen the words that a person sees in the file @param own those that must be more than in the text beside */
function expectAll(file: ReadFile, seen: string, own = seen) {
  const kept = lettersIn([...valuesOf(file), ...file.unread].join(' '))
  const beside = lettersIn(file.source)
  const lost = wordsIn(own).filter((word) => !LABEL.test(word) && !kept.includes(lettersIn(word)))
  expect({ lost, of: own }).toEqual({ lost: [], of: own })
  expect(wordsIn(seen).filter((word) => !beside.includes(lettersIn(word)))).toEqual([])
  const source = lettersIn(`${file.source} https www http`)
  const invented = valuesOf(file).filter(
    (value) => !wordsIn(value).every((word) => source.includes(lettersIn(word))),
  )
  expect(invented).toEqual([])
}

describe.each(Object.entries(PLACES))('who it is and how to reach that person %s', (_, place) => {
  test.each(CONTACTS)('%s', async (contact) => {
    for (const name of NAMES) {
      const file = await read(wordFile(place([name, contact].map((text) => wordLine(text)))))
      expectAll(file, `${name} ${contact} Magasinière Société Gamma Inventaires du dépôt`)
      expect(file.document.identity.last_name.toUpperCase()).toMatch(/RAVELO$|^RASOA$|^RANDRIANARIVELO$/)
    }
  })
})

describe('what Word writes in its own ways', () => {
  const person = [wordLine('Haingo RAVELO'), wordLine('haingo@exemple.test')]
  const text = (body: string[], more = {}) =>
    read(wordFile({ body: [...person, ...ONE_POST, ...body], ...more }))

  test('footnotes and the words of a drawing are shown apart', async () => {
    const file = await text([], {
      parts: {
        'word/footnotes.xml':
          '<w:footnotes><w:p><w:r><w:t>Contrat saisonnier renouvelé</w:t></w:r></w:p></w:footnotes>',
        'word/diagrams/data1.xml':
          '<d:dataModel xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>Rigueur</a:t></a:r></a:p></d:dataModel>',
      },
    })
    expect(file.unread.toSorted()).toEqual(['Contrat saisonnier renouvelé', 'Rigueur'])
  })

  test('the address behind a link is in the CV: by a relation, and by a field', async () => {
    const link = '<w:hyperlink r:id="rId9"><w:r><w:t>Mon site</w:t></w:r></w:hyperlink>'
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://exemple.test/book" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Mon book</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const file = await read(
      wordFile({
        body: [...person, wordLine(link), wordLine(field), ...ONE_POST],
        relations: [['rId9', 'hyperlink', 'https://exemple.test/moi']],
      }),
    )
    expect(file.document.identity.links).toMatchObject([
      { label: 'Mon site', url: 'https://exemple.test/moi' },
      { label: 'Mon book', url: 'https://exemple.test/book' },
    ])
    expect(file.document.identity.headline).toBe('')
  })

  test('links that write or call, a field without quotes, and a text that stands in the second writing alone', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK https://exemple.test/book </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Mon book</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const box = `<w:txbxContent>${wordLine('Permis B')}</w:txbxContent>`
    const second = `<mc:AlternateContent><mc:Choice Requires="zz"></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
    const link = (id: string, words: string) =>
      wordLine(`<w:hyperlink r:id="${id}">${wordRun(words)}</w:hyperlink>`)
    const { document, unread } = await read(
      wordFile({
        body: [
          wordLine('Haingo RAVELO'),
          link('rId8', 'Écrivez-moi'),
          link('rId9', 'Appelez'),
          wordLine(field),
          wordLine(`<w:r>${second}</w:r>`),
          ...ONE_POST,
        ],
        relations: [
          ['rId8', 'hyperlink', 'mailto:haingo@exemple.test'],
          ['rId9', 'hyperlink', 'tel:+261331122244'],
        ],
      }),
    )
    expect(document.identity).toMatchObject({
      email: 'haingo@exemple.test',
      phone_number: '033 11 222 44',
      headline: '',
      driving_licence: 'Permis B',
      links: [{ label: 'Mon book', url: 'https://exemple.test/book' }],
    })
    expect(unread).toEqual(['Écrivez-moi', 'Appelez'])
  })

  test('hyphens that do not break, what was moved, deleted or hidden, and prefixes of other programs', async () => {
    const moved = `<w:p><w:moveFrom w:id="1">${wordRun('Ancien emplacement')}</w:moveFrom></w:p>`
    const deleted = `<w:p><w:del w:id="2"><w:r><w:delText>Effacé</w:delText></w:r></w:del>${wordRun('Caché', '<w:vanish/>')}${wordRun('Vu', '<w:vanish w:val="0"/>')}</w:p>`
    const body = [
      wordItem('<w:r><w:t>Porte</w:t><w:noBreakHyphen/><w:t>palettes</w:t></w:r>'),
      moved,
      deleted,
    ]
    const file = await text(body)
    expect(file.source).toContain('Porte-palettes')
    expect(file.source).toContain('Vu')
    expect(file.source).not.toMatch(/Ancien|Effacé|Caché/)
    const bytes = wordFile({ body: [...person, ...ONE_POST], rename: (name) => name })
    expect((await read(bytes)).document.identity.email).toBe('haingo@exemple.test')
    const other = wordFile({
      body: [
        '<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:r><x:t>Haingo RAVELO, magasinière</x:t></x:r></x:p>',
      ],
    })
    expect((await read(other)).document.identity).toMatchObject({
      last_name: 'RAVELO',
      headline: 'magasinière',
    })
  })

  test('a paragraph that is longer than a line is read to its end', async () => {
    const long = Array.from({ length: 700 }, (_, index) => `mot${index}`).join(' ')
    expectAll(await text([wordHeading('Profil'), wordLine(long)]), long)
  })
})

test('each cell of LinkedIn’s files about a career is in the CV or told', async () => {
  const files = {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites\nHaingo,Ravelo,Magasinière,Rigueur,Logistique,101,Antananarivo,[haingo_r],"[COMPANY:www.exemple.test,OTHER:exemple.test/moi,PERSONAL:HTTPS://EXEMPLE.TEST,BLOG:pas une adresse]"\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nGamma,Magasinière,Inventaires,Toamasina,au printemps,Mar 2021\n',
    'Honors.csv': 'Title,Description,Issued On\nMédaille du travail,Dix ans,Jan 2020\n',
    'Courses.csv': 'Name,Number\nCariste,C3\n',
    'Publications.csv':
      'Name,Published On,Description,Publisher,Url\nLe dépôt,2019,Guide,Revue Soa,https://exemple.test/depot\n',
    'Organizations.csv':
      'Name,Position,Description,Started On,Finished On\nCroix-Rouge,Bénévole,Secours,2018,2019\n',
    'TestScores.csv': 'Name,Score,Date,Description\nTOEIC,850,2020,Anglais\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nCACES,,AFPA,2019,2024,L77\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nhaingo@exemple.test,Yes,Yes,1/1/20\nseconde@exemple.test,Yes,No,1/1/20\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,0331122244,Mobile\n,0202255566,Home\n',
  }
  const archive = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  const file = await read(zipSync(Object.fromEntries(archive)))
  const cells = Object.values(files).flatMap((text) => text.split('\n').slice(1))
  const seen = cells
    .join(' ')
    .replaceAll(
      /\b(?:COMPANY|OTHER|PERSONAL|BLOG|Yes|No|1\/1\/20|Mobile|Home|Jan|Mar|[A-Z][a-z]{2} 20\d\d|20\d\d)\b/g,
      ' ',
    )
  expectAll(file, seen)
  expect(file.document.sections.map(({ heading }) => heading).filter(Boolean)).toEqual([
    'Distinctions',
    'Cours suivis',
    'Publications',
    'Résultats d’examens',
    'Organisations',
  ])
  expect(file.document.identity.links.map(({ url }) => url)).toEqual([
    'https://www.exemple.test',
    'https://exemple.test/moi',
    'HTTPS://EXEMPLE.TEST',
  ])
})
