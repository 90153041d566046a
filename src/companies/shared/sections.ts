import type { CompanyDocumentKind } from './moderated.ts'

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

/** Every field that a moderator may ask to correct, as `corrections` names it, with its words and its section. */
export const COMPANY_FIELDS = {
  name: ['Nom', 'identity'],
  activity_area_id: ['Secteur', 'identity'],
  company_size: ['Taille', 'identity'],
  nif: ['NIF', 'registration'],
  stat: ['STAT', 'registration'],
  rcs: ['RCS', 'registration'],
  document_nif: ['Carte fiscale (NIF)', 'documents'],
  document_stat: ['Carte STAT', 'documents'],
  document_rcs: ['Extrait RCS', 'documents'],
  city_id: ['Ville', 'contact'],
  address: ['Adresse', 'contact'],
  phone_number: ['Téléphone', 'contact'],
  email: ['E-mail', 'contact'],
  website: ['Site web', 'contact'],
  social_links: ['Réseaux', 'contact'],
  description: ['Présentation', 'presentation'],
  benefits: ['Avantages', 'presentation'],
  logo: ['Logo', 'pictures'],
  cover: ['Couverture', 'pictures'],
  photos: ['Photos', 'pictures'],
} as const satisfies Record<string, readonly [label: string, section: CompanySection]>

export type CompanyField = keyof typeof COMPANY_FIELDS

export function isCompanyField(name: string): name is CompanyField {
  return Object.hasOwn(COMPANY_FIELDS, name)
}

/** « Carte STAT »; what is no field of ours is named as it came. */
export function fieldLabel(name: string): string {
  return isCompanyField(name) ? COMPANY_FIELDS[name][0] : name
}

export const documentField = (kind: CompanyDocumentKind) => `document_${kind}` as const

/** Where a section of the company is read and changed. */
export function companyHref(section: CompanySection): string {
  return `/dashboard/recruteur/compagnie/ma-societe#${COMPANY_SECTIONS[section].anchor}`
}

/** How much of each a company may say; lengths in characters. */
export const COMPANY_LIMITS = {
  text: 255,
  description: 5_000,
  benefit: 80,
  benefits: 20,
  social_links: 5,
  caption: 120,
  photos: 8,
} as const
