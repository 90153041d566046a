/**
 * A built CV: what it says and how it looks, as one value from the builder to the row, to the printed page and to
 * the copy that an application keeps. Everything is a string that a person typed, '' where nothing was.
 */
export interface ResumeDocument {
  identity: Identity
  /** The sections stand in the order in which they are printed. */
  sections: Section[]
  style: ResumeStyle
}

export interface Identity {
  first_name: string
  last_name: string
  /** « Responsable marketing digital » */
  headline: string
  email: string
  /** As the person writes it; printed by the French rules when it is a known number. */
  phone_number: string
  city: string
  address: string
  /** « Permis B » */
  driving_licence: string
  links: Link[]
  /** The key of a picture that this person gave (`resume_photos`); null without. */
  photo: string | null
  show_photo: boolean
}

export interface Link {
  id: string
  label: string
  /** The address is one of http, https or mailto; any other is refused. */
  url: string
  /** Not there while it is shown, as in every CV written before links could be hidden. */
  is_hidden?: true
}

/**
 * When something was. `start` and `end` are `YYYY` or `YYYY-MM`, '' when not said; `is_current` is « aujourd’hui »
 * and wins over `end`.
 */
export interface Period {
  start: string
  end: string
  is_current: boolean
}

interface SectionBase {
  /** Random; the same as long as the section lives, so that two devices can be compared. */
  id: string
  /** An empty heading stands for that of the section's kind. */
  heading: string
  is_hidden: boolean
}

interface EntryBase {
  id: string
  is_hidden: boolean
}

/** HTML of `p`, `strong`, `em`, `ul`, `ol`, `li`, `a href`, `br` alone, sanitised by the server. */
export type RichText = string

export type Section =
  | (SectionBase & { kind: 'summary'; text: RichText })
  | (SectionBase & { kind: 'experience'; entries: ExperienceEntry[] })
  | (SectionBase & { kind: 'education'; entries: EducationEntry[] })
  | (SectionBase & { kind: 'skills'; entries: SkillEntry[] })
  | (SectionBase & { kind: 'languages'; entries: LanguageEntry[] })
  | (SectionBase & { kind: 'interests'; entries: InterestEntry[] })
  | (SectionBase & { kind: 'references'; entries: ReferenceEntry[] })
  | (SectionBase & { kind: 'certificates'; entries: CertificateEntry[] })
  | (SectionBase & { kind: 'projects'; entries: ProjectEntry[] })
  | (SectionBase & { kind: 'volunteering'; entries: VolunteeringEntry[] })
  | (SectionBase & { kind: 'links'; entries: LinkEntry[] })
  | (SectionBase & { kind: 'custom'; entries: CustomEntry[] })

export type SectionKind = Section['kind']

export interface ExperienceEntry extends EntryBase, Period {
  title: string
  company: string
  city: string
  description: RichText
}

export interface EducationEntry extends EntryBase, Period {
  degree: string
  school: string
  city: string
  description: RichText
}

export interface SkillEntry extends EntryBase {
  name: string
  /** The level goes from 1 (débutant) over intermédiaire and avancé to 4 (expert); 0 says nothing. */
  level: number
  /** « Mesure », « Création »: skills of one group are printed together. */
  group: string
}

export interface LanguageEntry extends EntryBase {
  name: string
  level: LanguageLevel | ''
}

export interface InterestEntry extends EntryBase {
  name: string
}

export interface ReferenceEntry extends EntryBase {
  name: string
  position: string
  company: string
  email: string
  phone_number: string
  description: RichText
}

export interface CertificateEntry extends EntryBase {
  name: string
  issuer: string
  /** `YYYY` or `YYYY-MM`. */
  date: string
  url: string
}

export interface ProjectEntry extends EntryBase, Period {
  name: string
  role: string
  url: string
  description: RichText
}

export interface VolunteeringEntry extends EntryBase, Period {
  role: string
  organisation: string
  city: string
  description: RichText
}

export interface LinkEntry extends EntryBase {
  label: string
  url: string
}

interface CustomEntry extends EntryBase, Period {
  title: string
  subtitle: string
  description: RichText
}

/** The Common European Framework of Reference for Languages, and the mother tongue. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export type LanguageLevel = (typeof CEFR_LEVELS)[number]

/** « Courant, C1 »: what a level is called wherever a person reads it, on paper and on a screen. */
export const LANGUAGE_LEVEL_WORDS: Record<LanguageLevel, string> = {
  A1: 'Débutant, A1',
  A2: 'Élémentaire, A2',
  B1: 'Intermédiaire, B1',
  B2: 'Avancé, B2',
  C1: 'Courant, C1',
  C2: 'Bilingue, C2',
  native: 'Langue maternelle',
}

export const SKILL_LEVELS = ['', 'Débutant', 'Intermédiaire', 'Avancé', 'Expert'] as const

/** In the order in which they are offered; the heading is what a section without one of its own is called. */
export const SECTION_HEADINGS: Record<SectionKind, string> = {
  summary: 'Profil',
  experience: 'Expériences',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  projects: 'Projets',
  certificates: 'Certifications',
  volunteering: 'Engagements',
  interests: 'Centres d’intérêt',
  references: 'Références',
  links: 'Liens',
  custom: 'Section libre',
}

export const SECTION_KINDS = Object.keys(SECTION_HEADINGS) as SectionKind[]

/** How a CV looks; each may be changed without touching what it says. Paper is A4. */
export interface ResumeStyle {
  template: TemplateName
  /** `#1d4ed8`: six lower-case hexadecimal digits. */
  accent: string
  font: FontPair
  /** The size is that of the text, and headings grow with it. */
  size: (typeof SIZES)[number]
  spacing: (typeof SPACINGS)[number]
}

/** The first template has one column, so that software which sorts CVs reads it in order. */
export const TEMPLATES = {
  classique: {
    label: 'Classique',
    words: 'Une colonne, ordre simple, sûr pour toutes les candidatures en ligne.',
  },
  serein: { label: 'Serein', words: 'Empattements et titres centrés, pour les métiers de tradition.' },
  elegant: { label: 'Élégant', words: 'Deux colonnes, compétences mises en avant. Pour un envoi direct.' },
  compact: {
    label: 'Compact',
    words: 'Formation et projets d’abord, une page pleine même avec peu d’expérience.',
  },
  cadre: { label: 'Cadre', words: 'Dense et lisible, pour vingt ans de parcours.' },
  creatif: { label: 'Créatif', words: 'Une page qui se remarque, pour la communication et le design.' },
  administration: {
    label: 'Administration',
    words: 'Sobre et complet, pour les concours et le secteur public.',
  },
  economique: { label: 'Économique', words: 'Noir et blanc, sans aplat\u00a0: bon marché à imprimer.' },
} as const

export type TemplateName = keyof typeof TEMPLATES
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[]

/** Each choice is a face for headings and one for text, and both are embedded in the PDF. */
export const FONT_PAIRS = {
  figtree: { label: 'Figtree' },
  'source-sans': { label: 'Source Sans' },
  'source-serif': { label: 'Source Serif' },
  'serif-sans': { label: 'Source Serif et Source Sans' },
} as const

export type FontPair = keyof typeof FONT_PAIRS
export const FONT_PAIR_NAMES = Object.keys(FONT_PAIRS) as FontPair[]

export const SIZES = ['small', 'medium', 'large'] as const
export const SIZE_WORDS: Record<(typeof SIZES)[number], string> = {
  small: 'Petit',
  medium: 'Moyen',
  large: 'Grand',
}
export const SPACINGS = ['tight', 'normal', 'airy'] as const
export const SPACING_WORDS: Record<(typeof SPACINGS)[number], string> = {
  tight: 'Serré',
  normal: 'Normal',
  airy: 'Aéré',
}

/** Offered; any other colour may be chosen too, as far as white and black text stay readable on paper. */
export const ACCENTS = ['#1d4ed8', '#1f2937', '#166534', '#9a3412', '#5b21b6'] as const
export const ACCENT_WORDS: Record<(typeof ACCENTS)[number], string> = {
  '#1d4ed8': 'Bleu',
  '#1f2937': 'Encre',
  '#166534': 'Vert',
  '#9a3412': 'Latérite',
  '#5b21b6': 'Violet',
}

export const DEFAULT_STYLE: ResumeStyle = {
  template: 'classique',
  accent: ACCENTS[0],
  font: 'source-sans',
  size: 'medium',
  spacing: 'normal',
}

/** How much a CV may hold: entries, and characters as typed. */
export const DOCUMENT_LIMITS = {
  sections: 30,
  entries: 60,
  text: 255,
  url: 500,
  rich_text: 5_000,
} as const
