import type { TemplateUse } from '#src/reference/shared/reply-template-parts.ts'

/** The lists that the administration changes, by the names under which processes keep them. */
export const CHANGED_LISTS = [
  'activity_areas',
  'contracts',
  'job_types',
  'job_levels',
  'degrees',
  'cities',
  'titles',
  'synonyms',
  'rejection_reasons',
  'reply_templates',
  'report_reasons',
  'delays',
] as const
export type ChangedList = (typeof CHANGED_LISTS)[number]

/** An entry without its number, whole, as it is kept: each list uses what it needs. */
export interface EntryValue {
  /** What people read; the title of a correction. */
  name?: string
  /** What its pages are called; it stays when the name changes. */
  slug?: string
  withdrawn?: boolean
  /** The entry that stands in its place. */
  merged_into?: number | null
  region_id?: number
  /** Second names, for the search. */
  aliases?: readonly string[]
  lat?: number
  lon?: number
  population?: number
  /** Words that are searched together. */
  words?: readonly string[]
  /** The occupation that a title names; null for none. */
  code?: string | null
  /** How long a delay is. */
  days?: number
  /** Its place in the list, counted from one; without one it stands where it came. */
  position?: number
  /** The letter of a reply template, and where it is offered first. */
  text?: string
  use?: TemplateUse
}

interface ListTraits {
  label: string
  group: 'Emploi' | 'Lieux' | 'Mots' | 'Réglages'
  /** One of them, after « Ajouter » and « Modifier ». */
  one: string
  hint: string
  /** Scores know the entries of the other lists by their numbers, so these are renamed and withdrawn alone. */
  canAdd: boolean
  canMerge: boolean
  /** Whether people choose from it in the order that the administration gives it. */
  canOrder: boolean
}

export const LIST_TRAITS: Record<ChangedList, ListTraits> = {
  activity_areas: {
    label: 'Secteurs',
    group: 'Emploi',
    one: 'un secteur',
    hint: 'Ceux des offres, des sociétés et des profils.',
    canAdd: true,
    canMerge: true,
    canOrder: false,
  },
  titles: {
    label: 'Métiers corrigés',
    group: 'Emploi',
    one: 'une correction',
    hint: 'Ce qu’un titre veut dire, quand il est mal compris\u00A0: les offres et les profils qui le portent sont relus.',
    canAdd: true,
    canMerge: false,
    canOrder: false,
  },
  synonyms: {
    label: 'Synonymes',
    group: 'Mots',
    one: 'des synonymes',
    hint: 'Des mots qui sont cherchés ensemble.',
    canAdd: true,
    canMerge: false,
    canOrder: false,
  },
  contracts: {
    label: 'Contrats',
    group: 'Emploi',
    one: 'un contrat',
    hint: 'Les règles et les scores les connaissent\u00A0: ils se renomment et se masquent.',
    canAdd: false,
    canMerge: false,
    canOrder: true,
  },
  job_types: {
    label: 'Types de poste',
    group: 'Emploi',
    one: 'un type',
    hint: 'Les règles les connaissent\u00A0: ils se renomment et se masquent.',
    canAdd: false,
    canMerge: false,
    canOrder: true,
  },
  job_levels: {
    label: 'Niveaux d’expérience',
    group: 'Emploi',
    one: 'un niveau',
    hint: 'Les scores les comparent\u00A0: ils se renomment et se masquent.',
    canAdd: false,
    canMerge: false,
    canOrder: true,
  },
  degrees: {
    label: 'Niveaux d’études',
    group: 'Emploi',
    one: 'un niveau',
    hint: 'Les scores les comparent\u00A0: ils se renomment et se masquent.',
    canAdd: false,
    canMerge: false,
    canOrder: true,
  },
  rejection_reasons: {
    label: 'Raisons de refus',
    group: 'Mots',
    one: 'une raison',
    hint: 'Une raison utilisée se masque, elle ne s’efface pas. Celles qui ont été données suivent ces mots.',
    canAdd: true,
    canMerge: false,
    canOrder: true,
  },
  reply_templates: {
    label: 'Modèles de réponse',
    group: 'Mots',
    one: 'un modèle',
    hint: 'Proposés à tous les recruteurs, à côté de ceux de leur société.',
    canAdd: true,
    canMerge: false,
    canOrder: true,
  },
  report_reasons: {
    label: 'Raisons de signalement',
    group: 'Mots',
    one: 'une raison',
    hint: 'Pourquoi une offre est signalée.',
    canAdd: true,
    canMerge: false,
    canOrder: true,
  },
  delays: {
    label: 'Délais',
    group: 'Réglages',
    one: 'un délai',
    hint: 'Les e-mails et la foire aux questions disent ceux du jour.',
    canAdd: false,
    canMerge: false,
    canOrder: false,
  },
  cities: {
    label: 'Villes',
    group: 'Lieux',
    one: 'une ville',
    hint: 'Avec leurs seconds noms, que la recherche comprend.',
    canAdd: true,
    canMerge: true,
    canOrder: false,
  },
}
