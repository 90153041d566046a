/** The facts by which visitors filter, each with the label of its box. */
export const FACT_FILTERS = {
  no_night: 'Sans travail de nuit',
  no_sunday: 'Dimanche libre',
  transport: 'Transport pris en charge',
  meals: 'Repas pris en charge',
  housing: 'Logement pris en charge',
  disability: 'Ouvert au handicap',
} as const
export type FactFilter = keyof typeof FACT_FILTERS
export const FACT_FILTER_NAMES = Object.keys(FACT_FILTERS) as FactFilter[]
