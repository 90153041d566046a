import { ofWord } from '#src/offers/web/words.ts'
import { ABROAD_ID, ABROAD_NAME } from '#src/reference/shared/abroad.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import type { Criteria } from '../contract.ts'

interface Found {
  total: number
  total_is_exact: boolean
}

/** « Offres de stage « informatique » à Antananarivo, temps partiel » */
export function headingOf(criteria: Criteria): string {
  const words = criteria.keywords ? ` «\u00A0${criteria.keywords}\u00A0»` : ''
  const contract = onlyLabel(criteria, 'contract')
  const kind = contract ? ` ${KINDS[contract] ?? ofWord(lowered(contract))}` : words ? '' : ' d’emploi'
  const others = OTHERS.flatMap((filter) => onlyLabel(criteria, filter) ?? []).map(lowered)
  return [`Offres${kind}${words} ${whereOf(criteria)}`, ...others].join(', ')
}

/** Contracts of which one does not say « offres de … ». */
const KINDS: Readonly<Record<string, string>> = {
  Saisonnier: 'd’emploi saisonnier',
  Freelance: 'en freelance',
  Alternance: 'en alternance',
}

const OTHERS = ['job_type', 'work_mode', 'job_level', 'degree', 'min_salary']

/** The label of a filter with one value; several make no heading. */
function onlyLabel({ applied }: Criteria, filter: string): string | null {
  const [only, ...more] = applied.filter((each) => each.filter === filter)
  return only && more.length === 0 ? only.label : null
}

/** « Temps partiel » within a line; « CDI » and « CAP/BEP » stay. */
const lowered = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** « 42 offres », « Plus de 3 000 offres », « Aucune offre » */
export function countOf({ total, total_is_exact }: Found): string {
  if (total === 0) return 'Aucune offre'
  if (total_is_exact) return counted(total, 'offre')
  return `Plus de ${formatCount(total)}\u00A0offres`
}

/** « Voir les 42 offres », « Voir les offres (plus de 3 000) » */
export function resultsLabel(found: Found): string {
  if (found.total === 0) return 'Aucune offre'
  if (!found.total_is_exact) return `Voir les offres (plus de ${formatCount(found.total)})`
  return plural(found.total, 'Voir l’offre', `Voir les ${countOf(found)}`)
}

function whereOf({ applied, place, around, city }: Criteria): string {
  const places = applied.filter((each) => each.filter === 'city')
  if (!place || places.length !== 1) return 'à Madagascar'
  if (place === ABROAD_NAME) return 'à l’étranger'
  // « en France », « aux Comores », « à Maurice »: the name alone doesn’t say which.
  if ((city[0] ?? 0) > ABROAD_ID) return `à l’étranger (${place})`
  if (around) return `près ${ofWord(around.name)}`
  return place.startsWith('Région ') ? `en région ${place.slice(7)}` : `à ${place}`
}
