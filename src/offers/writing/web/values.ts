import { EMPTY_OFFER, type OfferContent } from '../shared/content.ts'
import { OFFER_FORM } from '../shared/form.ts'

type Keyed<Row> = Row & { key: number }

/** The values of the form of an offer. Each row has a key, which it keeps when it is moved. */
export type OfferValues = Omit<OfferContent, 'languages' | 'process_steps' | 'questions'> & {
  languages: Keyed<OfferContent['languages'][number]>[]
  process_steps: Keyed<OfferContent['process_steps'][number]>[]
  questions: Keyed<OfferContent['questions'][number]>[]
}

const keyed = <Row extends object>(rows: Row[]) => rows.map((row, key) => ({ ...row, key }))

/** The values stand in the order of the screen, because problems are listed in that order. */
export function valuesOf(content: OfferContent): OfferValues {
  const { languages, process_steps, questions, ...rest } = content
  const values = {
    ...rest,
    languages: keyed(languages),
    process_steps: keyed(process_steps),
    questions: keyed(questions),
  }
  const order = STEPS.flatMap(({ fields }) => fields)
  return Object.fromEntries(order.map((field) => [field, values[field]])) as unknown as OfferValues
}

type Field = keyof OfferValues

export interface Step {
  name: string
  title: string
  note: string
  fields: readonly Field[]
}

const fieldsOf = (step: keyof typeof OFFER_FORM) => Object.keys(OFFER_FORM[step]) as Field[]

const REQUIRED = 'Sauf mention contraire, tous les champs sont obligatoires.'

export const STEPS: readonly Step[] = [
  {
    name: 'Poste',
    title: 'Le poste',
    note: REQUIRED,
    fields: fieldsOf('job'),
  },
  {
    name: 'Conditions',
    title: 'Conditions',
    note: 'Une offre qui affiche son salaire reçoit plus de candidatures adaptées.',
    fields: fieldsOf('terms'),
  },
  {
    name: 'Profil',
    title: 'Profil recherché',
    note: REQUIRED,
    fields: fieldsOf('profile'),
  },
  {
    name: 'Candidature',
    title: 'Candidature',
    note: 'Ce que vous promettez à qui postule, et ce que vous lui demandez.',
    fields: fieldsOf('applying'),
  },
  { name: 'Aperçu', title: 'Aperçu', note: 'L’offre comme le public la verra.', fields: [] },
]

export const LAST_STEP = STEPS.length - 1

/** The step in which a problem is corrected: `questions.0.text` belongs to the step of the questions. */
export function stepOf(path: string): number {
  const root = path.split('.')[0]
  return STEPS.findIndex(({ fields }) => fields.some((field) => field === root))
}

export const EMPTY_VALUES = () => valuesOf(EMPTY_OFFER)
