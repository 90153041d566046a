import fc from 'fast-check'
import {
  ACCENTS,
  CEFR_LEVELS,
  DEFAULT_STYLE,
  FONT_PAIR_NAMES,
  type ResumeDocument,
  type Section,
  SIZES,
  SPACINGS,
  TEMPLATE_NAMES,
} from '#src/resumes/shared/document.ts'

let made = 0
const shown = () => ({ id: `e${++made}`, is_hidden: false })
const head = (kind: string) => ({ id: `s-${kind}`, heading: '', is_hidden: false })

/** Returns a CV of an invented person with every kind of section. */
export function fullDocument(): ResumeDocument {
  const sections: Section[] = [
    {
      ...head('summary'),
      kind: 'summary',
      text: '<p>Dix ans de marketing dans l’assurance et le tourisme.</p>',
    },
    {
      ...head('experience'),
      kind: 'experience',
      entries: [
        {
          ...shown(),
          title: 'Responsable marketing digital',
          company: 'Colombe Assurances',
          city: 'Antananarivo',
          start: '2021-03',
          end: '',
          is_current: true,
          description:
            '<p>Équipe de <strong>quatre</strong> personnes.</p><ul><li>Refonte du site</li><li>Audience doublée en un an</li></ul>',
        },
        {
          ...shown(),
          title: 'Chargée de communication',
          company: 'Baie Voyages',
          city: 'Nosy Be',
          start: '2017-09',
          end: '2021-02',
          is_current: false,
          description: '<ul><li>Campagnes en trois langues</li></ul>',
        },
      ],
    },
    {
      ...head('education'),
      kind: 'education',
      entries: [
        {
          ...shown(),
          degree: 'Master en marketing',
          school: 'INSCAE',
          city: 'Antananarivo',
          start: '2015',
          end: '2017',
          is_current: false,
          description: '<p>Mention bien.</p>',
        },
      ],
    },
    {
      ...head('skills'),
      kind: 'skills',
      entries: [
        { ...shown(), name: 'Google Analytics', level: 4, group: 'Mesure' },
        { ...shown(), name: 'Rédaction', level: 0, group: '' },
      ],
    },
    {
      ...head('languages'),
      kind: 'languages',
      entries: [
        { ...shown(), name: 'Malgache', level: 'native' },
        { ...shown(), name: 'Anglais', level: 'B2' },
        { ...shown(), name: 'Italien', level: '' },
      ],
    },
    {
      ...head('projects'),
      kind: 'projects',
      entries: [
        {
          ...shown(),
          name: 'Guide des marchés',
          role: 'Autrice',
          url: 'https://exemple.test/guide',
          start: '2020',
          end: '2020',
          is_current: false,
          description: '<p>Un guide imprimé à 500 exemplaires.</p>',
        },
      ],
    },
    {
      ...head('certificates'),
      kind: 'certificates',
      entries: [{ ...shown(), name: 'Google Ads', issuer: 'Google', date: '2022-05', url: '' }],
    },
    {
      ...head('volunteering'),
      kind: 'volunteering',
      entries: [
        {
          ...shown(),
          role: 'Animatrice',
          organisation: 'Ankizy Mamiratra',
          city: 'Antsirabe',
          start: '2018',
          end: '',
          is_current: true,
          description: '',
        },
      ],
    },
    { ...head('interests'), kind: 'interests', entries: [{ ...shown(), name: 'Randonnée' }] },
    {
      ...head('references'),
      kind: 'references',
      entries: [
        {
          ...shown(),
          name: 'Haja Ramanantsoa',
          position: 'Directeur',
          company: 'Baie Voyages',
          email: 'haja@exemple.test',
          phone_number: '034 11 222 33',
          description: '',
        },
      ],
    },
    {
      ...head('links'),
      kind: 'links',
      entries: [{ ...shown(), label: 'Portfolio', url: 'https://exemple.test/voahirana' }],
    },
    {
      ...head('custom'),
      heading: 'Distinctions',
      kind: 'custom',
      entries: [
        {
          ...shown(),
          title: 'Prix de la campagne',
          subtitle: 'Club Marketing',
          start: '2019',
          end: '',
          is_current: false,
          description: '',
        },
      ],
    },
  ]
  return {
    identity: {
      first_name: 'Voahirana',
      last_name: 'Andriamasy',
      headline: 'Responsable marketing digital',
      email: 'voahirana@exemple.test',
      phone_number: '034 12 345 67',
      city: 'Antananarivo',
      address: 'Lot II M 45 Ankadivato',
      driving_licence: 'Permis B',
      links: [{ id: 'l1', label: 'LinkedIn', url: 'https://linkedin.exemple.test/voahirana' }],
      photo: null,
      show_photo: false,
    },
    sections,
    style: { ...DEFAULT_STYLE },
  }
}

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const moment = fc.constantFrom('', '2020', '2021-03', '1999-12')
const url = fc.constantFrom('', 'https://exemple.test/a', 'mailto:a@exemple.test')
const period = { start: moment, end: moment, is_current: fc.boolean() }

/** Draws any CV that the schema takes, with any rich texts. */
export function aDocument(): fc.Arbitrary<ResumeDocument> {
  const rich = fc
    .array(
      fc.oneof(
        text,
        fc.constantFrom('<p>', '</p>', '<ul><li>', '</li></ul>', '<strong>a</strong>', '<br />'),
      ),
    )
    .map((parts) => parts.join(''))
  const shapes: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
    experience: { title: text, company: text, city: text, ...period, description: rich },
    education: { degree: text, school: text, city: text, ...period, description: rich },
    skills: { name: text, level: fc.integer({ min: 0, max: 4 }), group: text },
    languages: { name: text, level: fc.constantFrom('' as const, ...CEFR_LEVELS) },
    interests: { name: text },
    references: {
      name: text,
      position: text,
      company: text,
      email: text,
      phone_number: text,
      description: rich,
    },
    certificates: { name: text, issuer: text, date: moment, url },
    projects: { name: text, role: text, url, ...period, description: rich },
    volunteering: { role: text, organisation: text, city: text, ...period, description: rich },
    links: { label: text, url },
    custom: { title: text, subtitle: text, ...period, description: rich },
  }
  const section = fc.oneof(
    fc.record({ kind: fc.constant('summary'), heading: text, is_hidden: fc.boolean(), text: rich }),
    ...Object.entries(shapes).map(([kind, shape]) =>
      fc.record({
        kind: fc.constant(kind),
        heading: text,
        is_hidden: fc.boolean(),
        entries: fc.array(fc.record({ is_hidden: fc.boolean(), ...shape }), { maxLength: 3 }),
      }),
    ),
  )
  const identity = {
    first_name: text,
    last_name: text,
    headline: text,
    email: text,
    phone_number: text,
    city: text,
    address: text,
    driving_licence: text,
    links: fc
      .array(
        fc.record({ label: text, url, is_hidden: fc.constant(true) }, { requiredKeys: ['label', 'url'] }),
        { maxLength: 3 },
      )
      .map(withIds('l')),
    photo: fc.constant(null),
    show_photo: fc.boolean(),
  }
  return fc
    .record({
      identity: fc.record(identity),
      sections: fc.array(section, { maxLength: 5 }),
      style: fc.record({
        template: fc.constantFrom(...TEMPLATE_NAMES),
        accent: fc.constantFrom(...ACCENTS),
        font: fc.constantFrom(...FONT_PAIR_NAMES),
        size: fc.constantFrom(...SIZES),
        spacing: fc.constantFrom(...SPACINGS),
      }),
    })
    .map((each) => ({
      ...each,
      sections: withIds('s')(each.sections).map((one, at) =>
        'entries' in one ? { ...one, entries: withIds(`s${at}-e`)(one.entries as unknown as object[]) } : one,
      ),
    })) as unknown as fc.Arbitrary<ResumeDocument>
}

const withIds =
  (prefix: string) =>
  <T extends object>(list: T[]) =>
    list.map((each, at) => ({ id: `${prefix}${at}`, ...each }))
