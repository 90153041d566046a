import { counted } from '#src/shared/phrases.ts'
import { FACT_CHOICES, type FactChoice, type Provision, type YES_OR_NO } from './facts.ts'

/** The facts of an offer that decide whether somebody can do the work; null for what it does not say. */
export interface OfferFacts {
  weekly_hours: number | null
  schedule: string | null
  night_work: (typeof YES_OR_NO)[number] | null
  sunday_work: (typeof YES_OR_NO)[number] | null
  transport: Provision | null
  meals: Provision | null
  housing: Provision | null
  probation_months: number | null
  to_bring: string | null
  open_to_disability: boolean
  interview_place: string | null
}

/** The facts that an offer states, each with its label; those it does not state are left out. */
export function listFacts(offer: OfferFacts): { label: string; value: string }[] {
  const chosen = (fact: FactChoice): [string, string | null] => {
    const { label, words } = FACT_CHOICES[fact]
    const value = offer[fact]
    return [label, (value && (words as Partial<Record<typeof value, string>>)[value]) || null]
  }
  const facts: [string, string | null][] = [
    ['Horaires', hoursOf(offer)],
    ...(['night_work', 'sunday_work', 'transport', 'meals', 'housing'] as const).map(chosen),
    ['Période d’essai', probationOf(offer)],
    ['À apporter', offer.to_bring],
    ['Handicap', offer.open_to_disability ? 'Poste ouvert aux personnes handicapées' : null],
    ['Entretien', offer.interview_place],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** @example « Lundi à vendredi, 8 h – 17 h, 40 h par semaine » */
export function hoursOf({ schedule, weekly_hours: hours }: OfferFacts): string | null {
  return [schedule, hours && `${hours}\u00a0h par semaine`].filter(Boolean).join(', ') || null
}

/** What the company gives beside the pay, in words. */
export function listProvided(offer: OfferFacts): string[] {
  return (['transport', 'meals', 'housing'] as const).flatMap((fact) => {
    const given = offer[fact]
    const { label, words } = FACT_CHOICES[fact]
    return given === null || given === 'none' ? [] : `${label}\u00a0: ${words[given].toLowerCase()}`
  })
}

function probationOf({ probation_months: months }: OfferFacts): string | null {
  if (months === null) return null
  return months === 0 ? 'Aucune' : counted(months, 'mois', 'mois')
}
