import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { overlapsOf, readWordBoxes, type WordBox } from '#test/resumes/printed-boxes.ts'
import { COMPLETE, resume, section, summary } from '#test/resumes/printed-resumes.ts'
import {
  type Identity,
  type ResumeDocument,
  SIZES,
  TEMPLATE_NAMES,
  type TemplateName,
} from '../shared/document.ts'
import { composePdf } from './compose.ts'

/** The paper's width and each template's margins on the left and on the right, in points. */
const PAPER = 595.3
const MARGINS: Record<TemplateName, [left: number, right: number]> = {
  classique: [50, 50],
  serein: [58, 58],
  elegant: [30, 40],
  compact: [40, 40],
  cadre: [44, 44],
  creatif: [42, 42],
  administration: [52, 52],
  economique: [46, 46],
}
/** Where a photo stands beside the name: its side, its width, its height, and where the head begins. */
const PHOTOS: Partial<Record<TemplateName, { width: number; height: number; top: number; isLeft?: true }>> = {
  classique: { width: 68, height: 68, top: 46 },
  compact: { width: 62, height: 62, top: 40, isLeft: true },
  cadre: { width: 60, height: 60, top: 40 },
  creatif: { width: 88, height: 88, top: 40 },
  administration: { width: 79, height: 102, top: 48 },
  economique: { width: 60, height: 60, top: 42 },
}
/** Letters stand this far beyond their place at most: what a slanted one leans over. */
const SLACK = 1.5

/** Names that people here have, and some that nobody has. */
const NAMES: [first: string, last: string][] = [
  ['Miora', 'Randriamampionona'],
  ['Lantoniaina Fanomezantsoa', 'RAKOTOARIMANANA ANDRIANJAFY'],
  ['Jean-Christian Marie-Joseph', 'Andrianampoinimerinatompokoindrindra'],
  ['Tsiory', 'RAFALIMANANTSOA-RATSIMANDRESY'],
  ['Soa', 'Li'],
  ['', 'Ramaroson'],
  ['Wilhelmina Wandawendy', 'WWWWWWWWWWWWWWWWWWWWWWWW'],
  ['Fandraharahana'.repeat(5), 'Ramanantsoavina'.repeat(5)],
  // A hyphen that ended a full line once hung over the margin.
  ['Ntsoamammamammnjantsoari', 'VOLA-Ra'],
]
const HEADLINES = [
  'Comptable',
  'Directrice administrative, financière et des ressources humaines, experte-comptable mémorialiste',
  'Électroencéphalographiste-anesthésiologiste',
  'TÉLÉCOMMUNICATIONS/ÉLECTROMÉCANIQUE',
]
const URLS = [
  'https://www.linkedin.com/in/miora-randriamampionona-andrianampoinimerina-4b1a2c3d4/',
  'https://portfolio-de-miora.exemple.test/realisations/2025?categorie=comptabilite&page=2#haut',
  'https://a.test/ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ',
]

function withHead(identity: Partial<Identity>): ResumeDocument {
  return resume(
    { ...COMPLETE.identity, address: 'Lot II M 41 Ter Antsahabe-Ambohimanarina', ...identity },
    COMPLETE.sections.slice(0, 3),
  )
}

const links = URLS.map((url, index) => ({ id: `l${index}`, label: index === 1 ? 'Réalisations' : '', url }))
const EMAIL = 'miora.randriamampionona-andrianampoinimerina@ministere-exemple.test'

/** Long words in every place where a template keeps a narrow cell. */
const BODY = [
  summary('<p>Anticonstitutionnellement, hexakosioihexekontahexaphobie, intergouvernementalisations.</p>'),
  section(
    'experience',
    [
      {
        title: 'Électroencéphalographiste-anesthésiologiste',
        company: 'Fandraharahanambarotrampanjakana',
        city: 'Ambohimahamasinambohitritankely',
        start: '2019-09',
        end: '2024-12',
        description: '<ul><li>Internationalisation<ul><li>Désinstitutionnalisation</li></ul></li></ul>',
      },
    ],
    'TÉLÉCOMMUNICATIONS/ÉLECTROMÉCANIQUE',
  ),
  section('skills', [
    { name: 'Communication', level: 2, group: 'Électrotechniciennement' },
    { name: 'Photoshop/Illustrator/InDesign', level: 3, group: 'Électrotechniciennement' },
    { name: 'Approvisionnement', level: 1, group: 'Professionnalisation' },
    { name: 'ADMINISTRATION RÉSEAUX', level: 4 },
  ]),
  section('languages', [
    { name: 'Intercompréhension', level: 'native' },
    { name: 'ESPAGNOL/PORTUGAIS/ITALIEN', level: 'B2' },
    { name: 'Français', level: 'C1' },
    { name: 'Anglais', level: 'A2' },
  ]),
  section('certificates', [
    {
      name: 'Professionnalisation-internationale',
      issuer: 'Fandraharahanambarotra',
      date: '2024-03',
      url: URLS[2] ?? '',
    },
  ]),
  section('interests', [{ name: 'Photographie-cinématographie-animalière' }, { name: 'Chorale' }]),
  section(
    'links',
    URLS.map((url) => ({ label: 'Professionnellement', url })),
  ),
]

/** What stands beyond the margins or over other words. */
function faultsOf(boxes: WordBox[], template: TemplateName, hasPhoto: boolean) {
  const [left, right] = MARGINS[template]
  const photo = hasPhoto ? PHOTOS[template] : undefined
  const isBeside = (box: WordBox) =>
    photo && box.page === 1 && (box.top + box.bottom) / 2 < photo.top + photo.height
  const beyond = boxes.filter((box) => {
    const [from, to] =
      isBeside(box) && photo ? [photo.isLeft ? photo.width : 0, photo.isLeft ? 0 : photo.width] : [0, 0]
    return box.left < left + from - SLACK || box.right > PAPER - right - to + SLACK
  })
  return [
    ...beyond.map(({ word }) => `${word} leaves its place`),
    ...overlapsOf(boxes).map((pair) => pair.join(' over ')),
  ]
}

const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9a5' } })
  .jpeg()
  .toBuffer()

async function faults(template: TemplateName, cv: ResumeDocument, hasPhoto = false) {
  const identity = { ...cv.identity, photo: 'x', show_photo: hasPhoto }
  const document = { ...cv, identity, style: { ...cv.style, template } }
  const boxes = readWordBoxes(await composePdf(document, hasPhoto ? photo : null))
  // What is drawn off the paper is not among the boxes.
  const drawn = boxes.map(({ word }) => word).join('')
  for (const name of [identity.first_name, identity.last_name])
    expect(drawn).toContain(name.replaceAll(' ', ''))
  return faultsOf(boxes, template, hasPhoto)
}

test.each(TEMPLATE_NAMES)(
  '%s keeps every name and title within its cell, beside a photo too',
  async (template) => {
    const found: string[] = []
    for (const [index, [first_name, last_name]] of NAMES.entries())
      for (const hasPhoto of [false, true]) {
        const headline = HEADLINES[index % HEADLINES.length] ?? ''
        const cv = withHead({ first_name, last_name, headline, email: EMAIL, links })
        found.push(
          ...(await faults(template, cv, hasPhoto)).map((each) => `${first_name} ${last_name}: ${each}`),
        )
      }
    expect(found).toEqual([])
  },
)

/** Names of Malagasy syllables, of one to four parts and of up to thirty letters each, as people write them. */
const syllables = fc.constantFrom(
  ...['ra', 'ko', 'to', 'an', 'dria', 'nja', 'fi', 'mana', 'ntsoa', 'mam', 'pio', 'nona', 'ha', 'ri', 'vola'],
)
const namePart = fc
  .tuple(fc.array(syllables, { minLength: 1, maxLength: 10 }), fc.boolean())
  .map(([parts, isUpper]) => {
    const word = parts.join('')
    return isUpper ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  })
const anyName = fc
  .tuple(fc.array(namePart, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-'))
  .map(([parts, between]) => parts.join(between))

test.each(TEMPLATE_NAMES)(
  '%s keeps any name that people here could have within its cell',
  async (template) => {
    const property = fc.asyncProperty(
      anyName,
      anyName,
      fc.boolean(),
      async (first_name, last_name, hasPhoto) => {
        expect(
          await faults(template, withHead({ first_name, last_name, email: EMAIL, links }), hasPhoto),
        ).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: 20 })
  },
)

test.each(TEMPLATE_NAMES)(
  '%s keeps long words, levels and links within their columns, in every size',
  async (template) => {
    for (const size of SIZES) {
      const cv = resume({ ...COMPLETE.identity, email: EMAIL, links }, BODY, { size })
      expect(await faults(template, cv), size).toEqual([])
    }
  },
)
