import { z } from 'zod'
import { cleanLine } from '#src/shared/fields.ts'

/** What the administration changes without a developer. A setting that nobody has changed has its default. */
export const SETTING_NAMES = ['minimum_wage', 'applications_a_day', 'watched_words', 'about_address'] as const
export type SettingName = (typeof SETTING_NAMES)[number]

/** So many applications a person sends in a day until somebody sets another number. */
export const APPLICATIONS_A_DAY = 30

const wholeNumber = (least: number, most: number, words: string) =>
  // What JavaScript reads as zero, an empty field above all, is no number.
  z.preprocess(
    (given) => (typeof given === 'number' || (typeof given === 'string' && given.trim()) ? given : undefined),
    z.coerce.number({ error: words }).int(words).min(least, words).max(most, words),
  )

const WORDS_MOST = 300
const WORD = 'Un mot ou une expression a de 3 à 60 caractères.'
const ADDRESS = 'Une adresse entière, qui commence par https://.'

/** What each setting may be, in the shape in which it is kept. */
export const SETTING_VALUES = {
  /** In Ariary a month. */
  minimum_wage: wholeNumber(0, 100_000_000, 'Un montant en ariary, sans décimales.'),
  applications_a_day: wholeNumber(1, 500, 'Un nombre de 1 à 500.'),
  watched_words: z
    .array(z.string().transform(cleanLine).pipe(z.string().min(3, WORD).max(60, WORD)))
    .max(WORDS_MOST, `Au plus ${WORDS_MOST} expressions.`)
    .transform((words) => [...new Set(words)]),
  /** Empty while the link leads to the site's own page. */
  about_address: z
    .string(ADDRESS)
    .trim()
    .max(300, ADDRESS)
    .nullable()
    .transform((address) => address ?? '')
    .pipe(
      z.union(
        [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: ADDRESS })],
        ADDRESS,
      ),
    ),
} as const

export type SettingValue<Name extends SettingName> = z.output<(typeof SETTING_VALUES)[Name]>
/** A value of any setting; the contract of a call has its name apart. */
export const anySettingValue = z.union([z.number(), z.array(z.string()), z.string()])
export type AnySettingValue = z.output<typeof anySettingValue>

export const SETTING_WORDS: Record<SettingName, { label: string; hint: string; unit: string }> = {
  minimum_wage: {
    label: 'Salaire minimum',
    hint: 'Une offre à temps plein payée moins est signalée à qui l’écrit et aux modérateurs.',
    unit: 'Ar par mois',
  },
  applications_a_day: {
    label: 'Candidatures par jour',
    hint: 'Au-delà, une personne attend le lendemain pour postuler.',
    unit: 'par personne',
  },
  watched_words: {
    label: 'Mots surveillés',
    hint: 'Une offre qui en contient est signalée aux modérateurs, avec les mots trouvés.',
    unit: 'expressions',
  },
  about_address: {
    label: 'Adresse de «\u00A0Qui sommes nous\u00A0»',
    hint: 'Le lien du bas de page mène à ce site. Sans adresse, il mène à notre page /qui-sommes-nous.',
    unit: '',
  },
}

/** A change is planned so far ahead at most. */
export const SETTING_DAYS_AHEAD = 731
