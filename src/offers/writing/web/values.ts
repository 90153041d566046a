import { EMPTY_OFFER, type OfferContent } from '../shared/content.ts'

type Keyed<Row> = Row & { key: number }

/** What the form of an offer holds: its content, each row with a key that it keeps while it moves. */
export type OfferValues = Omit<OfferContent, 'languages' | 'process_steps' | 'questions'> & {
  languages: Keyed<OfferContent['languages'][number]>[]
  process_steps: Keyed<OfferContent['process_steps'][number]>[]
  questions: Keyed<OfferContent['questions'][number]>[]
}

const keyed = <Row extends object>(rows: Row[]) => rows.map((row, key) => ({ ...row, key }))

/** In the order of the screen, which is the order that problems are told in. */
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

const REQUIRED = 'Sauf mention contraire, tous les champs sont obligatoires.'

export const STEPS: readonly Step[] = [
  {
    name: 'Poste',
    title: 'Le poste',
    note: REQUIRED,
    fields: [
      ...(['title', 'activity_area_id', 'positions_count', 'city_id', 'address', 'work_mode'] as const),
      ...(['is_abroad', 'ministry_reference', 'description', 'missions'] as const),
    ],
  },
  {
    name: 'Conditions',
    title: 'Conditions',
    note: 'Une offre qui affiche son salaire reçoit plus de candidatures adaptées.',
    fields: [
      ...(['contract_id', 'contract_duration_months', 'job_type_id', 'start_date'] as const),
      ...(['min_salary', 'max_salary', 'salary_visible', 'benefits'] as const),
    ],
  },
  {
    name: 'Profil',
    title: 'Profil recherché',
    note: REQUIRED,
    fields: ['degree_id', 'job_level_id', 'experience_min_years', 'skills', 'profile', 'languages'],
  },
  {
    name: 'Candidature',
    title: 'Candidature',
    note: 'Ce que vous promettez à qui postule, et ce que vous lui demandez.',
    fields: [
      ...(['application_deadline', 'expires_at', 'response_delay_days'] as const),
      ...(['process_steps', 'questions'] as const),
    ],
  },
  { name: 'Aperçu', title: 'Aperçu', note: 'L’offre comme le public la verra.', fields: [] },
]

export const LAST_STEP = STEPS.length - 1

/** The step that a problem is corrected in: of `questions.0.text` that of the questions. */
export function stepOf(path: string): number {
  const root = path.split('.')[0]
  return STEPS.findIndex(({ fields }) => fields.some((field) => field === root))
}

export const EMPTY_VALUES = () => valuesOf(EMPTY_OFFER)
