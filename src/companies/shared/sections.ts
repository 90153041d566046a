import { lowered } from '#src/shared/phrases.ts'
import { isRegistered, type LegalForm } from './legal-forms.ts'

/** The parts of a company's profile; each has its place in the page. */
export const COMPANY_SECTIONS = {
  identity: { anchor: 'identite', title: 'Identité' },
  registration: { anchor: 'numeros', title: 'Numéros légaux' },
  documents: { anchor: 'pieces', title: 'Pièces justificatives' },
  contact: { anchor: 'coordonnees', title: 'Coordonnées' },
  presentation: { anchor: 'presentation', title: 'Présentation et avantages' },
  pictures: { anchor: 'images', title: 'Logo, couverture et photos' },
} as const

export type CompanySection = keyof typeof COMPANY_SECTIONS

export const COMPANY_SECTION_NAMES = Object.keys(COMPANY_SECTIONS) as CompanySection[]

/** A company may say so much of each; lengths are in characters. */
export const COMPANY_LIMITS = {
  text: 255,
  description_least: 80,
  description: 5_000,
  benefit: 80,
  benefits: 20,
  social_links: 5,
  caption: 120,
  photos: 8,
  picture_bytes: 8 * 1024 * 1024,
} as const

/** By which a field is checked as it is sent (`input.ts`), written in its form and read on the pages of its members. */
export type CompanyRule =
  | 'name'
  | 'area'
  | 'size'
  | 'legal_form'
  | 'nif'
  | 'stat'
  | 'rcs'
  | 'city'
  /** A line of text that a company must give, and one that it may give. */
  | 'line'
  | 'optional_line'
  | 'phone'
  | 'email'
  | 'site'
  | 'sites'
  | 'paragraphs'
  | 'benefits'

const TEXT_RULES = ['nif', 'stat', 'rcs', 'line', 'optional_line', 'phone', 'email', 'site'] as const

interface Completeness {
  /** The place in the list of what is missing, the first told first. */
  order: number
  /** The words stand in a list of what is missing: « il manque le NIF ». */
  words: string
  action: string
  /** The weight is a whole percentage of the complete profile. */
  weight: number
  /** A moderator reads the company only once it is there. */
  required: boolean
}

interface FieldInput {
  /** Where the form asks in more words than the field is called by. */
  label?: string
  hint?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'url'
  type?: 'tel' | 'email'
  rows?: number
  /** The field shows how much may still be written. */
  isCounted?: boolean
}

interface FieldDescription {
  label: string
  section: CompanySection
  /** Missing where the field is no value of a form: papers and pictures. */
  rule?: CompanyRule
  /** This message asks for a required text that is missing. */
  missing?: string
  /** Characters that it needs at least. */
  least?: number
  max?: number
  input?: FieldInput
  /** A validated company changes it only once a moderator accepts. */
  isModerated?: true
  completeness?: Completeness
}

const needed = (order: number, verb: string, words: string, weight = 5): Completeness => ({
  order,
  words,
  action: `${verb} ${words}`,
  weight,
  required: true,
})

const welcome = (order: number, words: string, action: string, weight: number): Completeness => ({
  order,
  words,
  action,
  weight,
  required: false,
})

/**
 * Every field of a company in one row: what it is called by its members, the moderators and the log, the section whose
 * form asks for it, the rule that it must pass, and what it adds to the completeness of the profile. What a company must
 * give before a moderator reads it is who it is, the numbers that the law gives it with a copy of each card, how to reach
 * it, and what it does.
 */
export const COMPANY_FIELDS = {
  name: {
    label: 'Nom',
    section: 'identity',
    rule: 'name',
    input: { label: 'Nom de la société', autoComplete: 'organization' },
    isModerated: true,
  },
  activity_area_id: {
    label: 'Secteur',
    section: 'identity',
    rule: 'area',
    completeness: needed(8, 'Choisir', 'le secteur d’activité'),
  },
  company_size: {
    label: 'Taille',
    section: 'identity',
    rule: 'size',
    completeness: needed(9, 'Choisir', 'la taille de la société'),
  },
  legal_form: {
    label: 'Forme juridique',
    section: 'registration',
    rule: 'legal_form',
    input: { hint: 'Elle dit quels numéros et quelles pièces vous sont demandés.' },
    // It adds nothing by itself: it says what else is asked for.
    completeness: needed(1.5, 'Choisir', 'la forme juridique', 0),
  },
  nif: {
    label: 'NIF',
    section: 'registration',
    rule: 'nif',
    input: { hint: '10 chiffres, sur la carte fiscale.', inputMode: 'numeric' },
    isModerated: true,
    completeness: needed(2, 'Entrer', 'le NIF', 8),
  },
  stat: {
    label: 'STAT',
    section: 'registration',
    rule: 'stat',
    input: { hint: '17 chiffres, sur la carte STAT.', inputMode: 'numeric' },
    isModerated: true,
    completeness: needed(4, 'Entrer', 'le STAT', 8),
  },
  rcs: {
    label: 'RCS',
    section: 'registration',
    rule: 'rcs',
    input: { hint: 'Comme sur l’extrait\u00a0: Antananarivo 2015 B 00123.' },
    isModerated: true,
    completeness: needed(6, 'Entrer', 'le RCS', 8),
  },
  document_nif: {
    label: 'Carte fiscale (NIF)',
    section: 'documents',
    completeness: needed(3, 'Joindre', 'la carte fiscale', 6),
  },
  document_stat: {
    label: 'Carte STAT',
    section: 'documents',
    completeness: needed(5, 'Joindre', 'la carte STAT', 6),
  },
  document_rcs: {
    label: 'Extrait RCS',
    section: 'documents',
    completeness: needed(7, 'Joindre', 'l’extrait RCS', 6),
  },
  city_id: {
    label: 'Ville',
    section: 'contact',
    rule: 'city',
    completeness: needed(10, 'Choisir', 'la ville'),
  },
  address: {
    label: 'Adresse',
    section: 'contact',
    rule: 'line',
    missing: 'Veuillez entrer l’adresse.',
    input: { autoComplete: 'street-address' },
    completeness: needed(11, 'Entrer', 'l’adresse'),
  },
  phone_number: {
    label: 'Téléphone',
    section: 'contact',
    rule: 'phone',
    input: { hint: 'Exemple\u00a0: 034 12 345 67.', type: 'tel', autoComplete: 'tel' },
    completeness: needed(12, 'Entrer', 'le numéro de téléphone'),
  },
  email: {
    label: 'E-mail',
    section: 'contact',
    rule: 'email',
    input: { type: 'email', autoComplete: 'email' },
    completeness: needed(13, 'Entrer', 'l’e-mail'),
  },
  website: {
    label: 'Site web',
    section: 'contact',
    rule: 'site',
    input: { inputMode: 'url', autoComplete: 'url' },
    completeness: welcome(18, 'le site', 'Ajouter le site', 2),
  },
  social_links: {
    label: 'Réseaux',
    section: 'contact',
    rule: 'sites',
    input: {
      hint: `Une adresse par ligne, ${COMPANY_LIMITS.social_links} au plus\u00a0: https://www.facebook.com/…`,
      rows: 3,
    },
  },
  description: {
    label: 'Présentation',
    section: 'presentation',
    rule: 'paragraphs',
    missing: 'Présentez votre société.',
    least: COMPANY_LIMITS.description_least,
    max: COMPANY_LIMITS.description,
    input: {
      hint: `Ce que vous faites, où et avec qui, en ${COMPANY_LIMITS.description_least} caractères au moins. Une ligne vide commence un paragraphe.`,
      rows: 8,
      isCounted: true,
    },
    completeness: { ...needed(1, 'Présenter', 'la présentation', 10), action: 'Présenter votre société' },
  },
  benefits: {
    label: 'Avantages',
    section: 'presentation',
    rule: 'benefits',
    input: {
      hint: `Un par ligne, ${COMPANY_LIMITS.benefits} au plus\u00a0: cantine, transport, mutuelle…`,
      rows: 4,
    },
    completeness: welcome(17, 'les avantages', 'Dire vos avantages', 3),
  },
  logo: {
    label: 'Logo',
    section: 'pictures',
    completeness: welcome(14, 'le logo', 'Ajouter votre logo', 5),
  },
  cover: {
    label: 'Couverture',
    section: 'pictures',
    completeness: welcome(15, 'la couverture', 'Ajouter une couverture', 4),
  },
  photos: {
    label: 'Photos',
    section: 'pictures',
    completeness: welcome(16, 'les photos', 'Montrer vos locaux en photos', 4),
  },
} as const satisfies Record<string, FieldDescription>

type Fields = typeof COMPANY_FIELDS

export type CompanyField = keyof Fields

/** The fields whose description has this part. */
type FieldWith<Part> = { [F in CompanyField]: Fields[F] extends Part ? F : never }[CompanyField]

/** A field that is written in a form. */
export type WrittenField = FieldWith<{ rule: CompanyRule }>
/** A written field whose text is kept, sent and read as it is. */
export type TextField = FieldWith<{ rule: (typeof TEXT_RULES)[number] }>
export type ModeratedField = FieldWith<{ isModerated: true }>
/** A section that a form writes. */
export type FormSection = Fields[WrittenField]['section']
export type FieldOf<S extends FormSection> = Extract<WrittenField, FieldWith<{ section: S }>>

export const COMPANY_FIELD_NAMES = Object.keys(COMPANY_FIELDS) as CompanyField[]

export const TEXT_FIELDS = COMPANY_FIELD_NAMES.filter((field): field is TextField =>
  TEXT_RULES.some((rule) => rule === describeField(field).rule),
)

/** The description of a field, with the parts that not every field has. */
export function describeField(field: CompanyField): FieldDescription {
  return COMPANY_FIELDS[field]
}

export function isWrittenField(field: CompanyField): field is WrittenField {
  return describeField(field).rule !== undefined
}

/** What only companies of some legal forms have. */
export const REGISTER_FIELDS: readonly CompanyField[] = ['rcs', 'document_rcs']

/** Whether a company of this legal form is asked for a field: only those that are in the register have its number. */
export function isAskedOf(form: LegalForm | null | undefined, field: CompanyField): boolean {
  return isRegistered(form) || !REGISTER_FIELDS.includes(field)
}

/** The fields of a section's form, in the order of the screen. */
export function listFieldsOf<S extends FormSection>(section: S): FieldOf<S>[] {
  return COMPANY_FIELD_NAMES.filter(
    (field): field is FieldOf<S> => COMPANY_FIELDS[field].section === section && isWrittenField(field),
  )
}

export function isCompanyField(name: string): name is CompanyField {
  return Object.hasOwn(COMPANY_FIELDS, name)
}

/** Lists the written fields that these values have. */
export function listWritten(values: object): WrittenField[] {
  return COMPANY_FIELD_NAMES.filter(isWrittenField).filter((field) => field in values)
}

/** « Carte STAT » */
export function fieldLabel(name: CompanyField): string {
  return COMPANY_FIELDS[name].label
}

/** « NIF », « extrait RCS »: inside a sentence. */
export function fieldInSentence(name: CompanyField): string {
  const label = fieldLabel(name)
  return /^\p{Lu}{2}/u.test(label) ? label : lowered(label)
}

export const documentField = <Kind extends 'nif' | 'stat' | 'rcs'>(kind: Kind) => `document_${kind}` as const

/** Returns the address at which a section of the company is read and changed. */
export function companyHref(section: CompanySection): string {
  return `/dashboard/recruteur/compagnie/ma-societe#${COMPANY_SECTIONS[section].anchor}`
}
