/** What an offer says of night and Sunday work. */
export const YES_OR_NO = ['no', 'yes'] as const
/** What a company does about the way home, meals or a place to live. */
export const PROVISIONS = ['none', 'provided', 'allowance'] as const

export type Provision = (typeof PROVISIONS)[number]

/** Each fact that is chosen from a list: what the form asks, and the words of each answer. */
export const FACT_CHOICES = {
  night_work: { label: 'Travail de nuit', words: { no: 'Non', yes: 'Oui' } },
  sunday_work: { label: 'Travail le dimanche', words: { no: 'Non', yes: 'Oui' } },
  transport: {
    label: 'Transport',
    words: { none: 'Non assuré', provided: 'Assuré par la société', allowance: 'Indemnité' },
  },
  meals: { label: 'Repas', words: { none: 'Non fournis', provided: 'Fournis', allowance: 'Indemnité' } },
  housing: { label: 'Logement', words: { none: 'Non fourni', provided: 'Fourni', allowance: 'Indemnité' } },
} as const satisfies Record<
  string,
  { label: string; words: Partial<Record<Provision | 'no' | 'yes', string>> }
>
export type FactChoice = keyof typeof FACT_CHOICES

/** The values of a fact as the choices of a list. */
export function choicesOf(fact: FactChoice): { value: string; label: string }[] {
  return Object.entries(FACT_CHOICES[fact].words).map(([value, label]) => ({ value, label }))
}
