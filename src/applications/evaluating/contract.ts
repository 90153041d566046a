import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { clientKey, idParams, requiredLine, rowId, seenVersion } from '#src/shared/fields.ts'
import { CRITERIA_MAX, CRITERION_LENGTH, NOTE_LENGTH, TAG_LENGTH } from './shared/limits.ts'

const tag = z.object({ id: z.number(), label: z.string() })
export type Tag = z.output<typeof tag>

const person = z.object({ id: z.number(), name: z.string() })

export const opinionFields = {
  /** The rating is the mean of the criteria's means, from 1 to 5; null while nobody rated. */
  rating: z.number().nullable(),
  tags: z.array(tag),
  /** This colleague takes care of the application. */
  assignee: person.nullable(),
}

export const opinionFilters = {
  tag: rowId().nullish().catch(null),
  /** The value is a colleague's id, `me` for the person who asks, or `nobody`. */
  assigned: z
    .union([z.enum(['me', 'nobody']), rowId()])
    .nullish()
    .catch(null),
  /** The mean is at least this. */
  rating: z.coerce.number().int().min(1).max(5).nullish().catch(null),
}

const rating = z.object({
  author: z.string(),
  is_mine: z.boolean(),
  value: z.number(),
  rated_at: z.string(),
})

export const evaluatedCriterion = z.object({
  id: z.number(),
  label: z.string(),
  /** The mean is null while nobody rated the criterion here. */
  mean: z.number().nullable(),
  ratings: z.array(rating),
  /** So many ratings of so many applications to the offer would be lost with the criterion. */
  uses: z.object({ ratings: z.number(), applications: z.number() }),
})
export type EvaluatedCriterion = z.output<typeof evaluatedCriterion>

export const teamNote = z.object({
  id: z.number(),
  author: z.string(),
  is_mine: z.boolean(),
  text: z.string(),
  /** These names follow an @ in the text. */
  mentions: z.array(z.string()),
  created_at: z.string(),
  edited_at: z.string().nullable(),
})
export type TeamNote = z.output<typeof teamNote>

const colleague = person.extend({
  is_me: z.boolean(),
  /** The person answers applications, rather than only reading them. */
  works: z.boolean(),
})
export type Colleague = z.output<typeof colleague>

const evaluation = z.object({
  application_id: z.number(),
  offer: z.object({ id: z.number(), title: z.string() }),
  ...opinionFields,
  criteria: z.array(evaluatedCriterion),
  /** A change of the criteria gives the version back, and is refused when somebody changed them meanwhile. */
  criteria_version: z.number(),
  /** A team without criteria may begin with these. */
  suggestions: z.array(z.string()),
  /** The last note comes first. */
  notes: z.array(teamNote),
})
export type Evaluation = z.output<typeof evaluation>

const reply = z.object({ data: evaluation })
const criterionParams = idParams.extend({ criterion_id: rowId() })
const noteParams = idParams.extend({ note_id: rowId() })

export const showEvaluation = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/evaluation',
  summary: 'Ce que l’équipe pense d’une candidature\u00a0; le candidat n’en voit rien.',
  params: idParams,
  reply,
})

/** Evaluations and the filters of the lists choose from these. */
export const showEvaluationChoices = endpoint({
  method: 'GET',
  path: '/api/recruiter/evaluation-choices',
  summary: 'Les étiquettes de la société et les collègues.',
  reply: z.object({
    data: z.object({
      tags: z.array(tag),
      colleagues: z.array(colleague),
      /** Whether criteria, assignments and tags are shown: one person alone with few applications is spared them. */
      has_tools: z.boolean(),
    }),
  }),
})

const CRITERION = 'Veuillez écrire le critère.'
const criterionInput = z.object({
  /** A criterion without an id is a new one. */
  id: rowId().nullish(),
  label: requiredLine(CRITERION, CRITERION_LENGTH, `Un critère fait ${CRITERION_LENGTH} caractères au plus.`),
})

/** Criteria that are left out are deleted, with their ratings. */
export const agreeOnCriteria = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/evaluation-criteria',
  summary: 'Les critères convenus par l’équipe pour une offre.',
  params: idParams,
  body: z.object({
    version: seenVersion,
    criteria: z
      .array(criterionInput, 'Veuillez choisir au moins un critère.')
      .max(CRITERIA_MAX, `Une équipe convient de ${CRITERIA_MAX} critères au plus.`)
      .refine((all) => !hasTwice(all.map(({ label }) => label)), 'Deux critères portent le même nom.'),
  }),
  reply: z.object({
    data: z.object({
      version: z.number(),
      criteria: z.array(z.object({ id: z.number(), label: z.string() })),
    }),
  }),
})

function hasTwice(labels: readonly string[]): boolean {
  return new Set(labels.map((label) => label.toLocaleLowerCase('fr'))).size < labels.length
}

const RATING = 'La note va de 1 à 5.'

export const rateCriterion = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/ratings/:criterion_id',
  summary: 'Ma note à un critère, de 1 à 5\u00a0; elle remplace la précédente.',
  params: criterionParams,
  body: z.object({ value: z.int(RATING).min(1, RATING).max(5, RATING) }),
  reply,
})

export const takeRatingBack = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/ratings/:criterion_id',
  summary: 'Retire ma note à un critère.',
  params: criterionParams,
  reply,
})

const noteText = z
  .string({ error: 'Veuillez écrire une note.' })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text.length > 0, 'Veuillez écrire une note.')
  .refine((text) => text.length <= NOTE_LENGTH, 'La note est trop longue.')

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/recruiter/applications/:id/notes',
  summary: 'Une note pour l’équipe\u00a0; un collègue nommé après @ en est prévenu.',
  params: idParams,
  body: z.object({ client_key: clientKey, text: noteText }),
  reply,
  status: 201,
})

export const editNote = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/notes/:note_id',
  summary: 'Réécrit une note dont on est l’auteur.',
  params: noteParams,
  body: z.object({ text: noteText }),
  reply,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/notes/:note_id',
  summary: 'Supprime une note dont on est l’auteur.',
  params: noteParams,
  reply,
})

export const addTag = endpoint({
  method: 'POST',
  path: '/api/recruiter/applications/:id/tags',
  summary: 'Ajoute une étiquette, qui est créée quand la société ne l’a pas encore.',
  params: idParams,
  body: z.object({
    label: requiredLine(
      'Veuillez écrire l’étiquette.',
      TAG_LENGTH,
      `Une étiquette fait ${TAG_LENGTH} caractères au plus.`,
    ),
  }),
  reply,
  status: 201,
})

export const removeTag = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/tags/:tag_id',
  summary: 'Retire une étiquette\u00a0; celle qui ne sert plus à rien disparaît.',
  params: idParams.extend({ tag_id: rowId() }),
  reply,
})

export const assignApplication = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/assignee',
  summary: 'Confie la candidature à un collègue, ou à personne.',
  params: idParams,
  body: z.object({ user_id: rowId('Veuillez choisir un collègue.').nullable() }),
  reply,
})
