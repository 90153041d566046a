import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted, listed, lowered, plural } from '#src/shared/phrases.ts'
import type { LandingLink, LandingPage } from './contract.ts'
import { type LandingFigures, SAMPLE } from './figures.ts'
import { namesOf, type Selection } from './subjects.ts'

const NAMED = 3
/** Shares of so few offers say nothing. */
const LEAST_FOR_SHARES = 10

/** « Emploi à Toamasina », « Comptabilité : emploi à Toamasina », « Emploi : Informatique et télécoms » */
export function headingOf(selection: Selection): string {
  const { occupation, activity_area, city } = namesOf(selection)
  if (city === null && occupation !== null && activity_area !== null)
    return `${occupation}\u00a0: emploi dans le secteur ${activity_area}`
  const what = occupation ?? activity_area
  if (what === null) return `Emploi à ${city}`
  return city === null ? `Emploi\u00a0: ${what}` : `${what}\u00a0: emploi à ${city}`
}

/** « Travailler à Toamasina », « Comptabilité à Toamasina, en chiffres » */
export function textHeadingOf(selection: Selection): string {
  const { occupation, activity_area, city } = namesOf(selection)
  const what = [occupation, activity_area].filter(Boolean).join(', ')
  if (!what) return `Travailler à ${city}`
  return `${what}${city === null ? '' : ` à ${city}`}, en chiffres`
}

/** « 138 offres ouvertes aujourd’hui, surtout : Logistique et achats, Industrie. 61 affichent leur salaire. » */
export function leadOf(
  { open_offers, shown_salaries, is_sampled }: LandingPage['figures'],
  most: readonly LandingLink[],
): string {
  const names = most.slice(0, NAMED).map(({ name }) => name)
  const mostly = names.length > 1 ? `, surtout\u00a0: ${names.join(', ')}` : ''
  const open = `${counted(open_offers, 'offre ouverte', 'offres ouvertes')} aujourd’hui${mostly}.`
  if (shown_salaries === 0) return open
  const shown = `${formatCount(shown_salaries)} ${plural(shown_salaries, 'affiche son', 'affichent leur')} salaire.`
  return is_sampled ? open : `${open} ${shown}`
}

interface Told {
  selection: Selection
  figures: LandingPage['figures']
  measured: LandingFigures
  breakdown: { by: 'activity_area' | 'city'; rows: readonly LandingLink[] } | null
  near: readonly LandingLink[]
}

/** What the figures of a page say in words; each page has others, and nothing is said that no figure tells. */
export function paragraphsOf(told: Told): string[] {
  return [mixOf(told), askedOf(told), payOf(told), titlesOf(told), answersOf(told), nearOf(told)].filter(
    (each) => each !== null,
  )
}

function mixOf({ selection, breakdown }: Told): string | null {
  const [first, ...others] = breakdown?.rows.slice(0, NAMED) ?? []
  if (!first || !breakdown) return null
  const then = others.map(({ name, count }) => `${atIf(breakdown.by, name)} (${formatCount(count)})`)
  const next = then.length > 0 ? `, puis ${listed(then)}` : ''
  const offers = counted(first.count, 'offre')
  if (breakdown.by === 'city')
    return `C’est à ${first.name} que l’on recrute le plus\u00a0: ${offers}${next}.`
  return `À ${namesOf(selection).city}, le secteur qui recrute le plus est ${first.name} (${offers})${next}.`
}

const atIf = (by: 'activity_area' | 'city', name: string) => (by === 'city' ? `à ${name}` : name)

function askedOf({ measured }: Told): string | null {
  const { total, permanent, beginners, baccalaureate, is_sampled } = measured
  if (total < LEAST_FOR_SHARES) return null
  const among = is_sampled ? `Parmi les ${formatCount(SAMPLE)} offres les plus récentes, ` : ''
  const share = Math.round((100 * permanent) / total)
  const contracts = `${share}\u00a0% sont des CDI`
  const begun = among ? among + contracts : `${share}\u00a0% des offres sont des CDI`
  const asked = [
    beginners > 0 &&
      `${formatCount(beginners)} ${plural(beginners, 'accepte', 'acceptent')} un débutant ou un stagiaire`,
    baccalaureate > 0 &&
      `${formatCount(baccalaureate)} ${plural(baccalaureate, 'ne demande', 'ne demandent')} pas plus que le baccalauréat`,
  ].filter((each) => each !== false)
  return asked.length > 0 ? `${begun}. ${listed(asked)}.` : `${begun}.`
}

function payOf({ measured: { quartiles, shown } }: Told): string | null {
  const [low, middle, high] = quartiles ?? []
  if (low === undefined || middle === undefined || high === undefined) return null
  const half = low === high ? '' : `, et la moitié du milieu va de ${formatMoney(low)} à ${formatMoney(high)}`
  return `Parmi les ${formatCount(shown)} offres qui affichent leur salaire, une sur deux propose ${formatMoney(middle)} ou plus par mois${half}.`
}

function titlesOf({ measured: { titles } }: Told): string | null {
  if (titles.length < 2) return null
  const named = titles.map(({ title, count }) => `${lowered(title)} (${formatCount(count)})`)
  return `Les intitulés que l’on lit le plus\u00a0: ${listed(named)}.`
}

function answersOf({ figures: { answered_rate } }: Told): string | null {
  if (answered_rate === null) return null
  return `Les sociétés qui recrutent ici ont répondu à ${answered_rate}\u00a0% des candidatures reçues en 90\u00a0jours.`
}

function nearOf({ selection, near }: Told): string | null {
  const [first, ...others] = near.slice(0, NAMED)
  if (!first || selection.city_id === null) return null
  const towns = [first, ...others].map(({ name, count }) => `${name} (${counted(count, 'offre')})`)
  return `On recrute aussi dans les environs\u00a0: ${listed(towns)}.`
}
