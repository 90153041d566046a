import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { evaluationKeys, recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  addTag,
  agreeOnCriteria,
  assignApplication,
  deleteNote,
  Evaluation,
  editNote,
  rateCriterion,
  removeTag,
  showEvaluation,
  showEvaluationChoices,
  takeRatingBack,
  writeNote,
} from '../contract.ts'

export const evaluationQuery = (id: number) =>
  queryOptions({
    queryKey: evaluationKeys.one(id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/recruiter/applications/:id/evaluation'
      return (await call<typeof showEvaluation>(route, { params: { id }, signal })).data
    },
    staleTime: 0,
    // Colleagues rate and write, too.
    meta: { followsNews: true },
  })

/** The company's tags, and the colleagues. */
export const choicesQuery = queryOptions({
  queryKey: evaluationKeys.choices,
  queryFn: async ({ signal }) =>
    (await call<typeof showEvaluationChoices>('GET /api/recruiter/evaluation-choices', { signal })).data,
})

/** Each of these answers with the whole: shown at once, and in the lists when they are next looked at. */
async function keep(client: QueryClient, data: Evaluation): Promise<void> {
  const { application_id: id, rating, tags, assignee, notes } = data
  await replace(client, evaluationQuery(id), data)
  // Asked for again, an application received would count as looked at again.
  const shown = { queryKey: recruiterApplicationKeys.ofId(id) }
  await client.cancelQueries(shown)
  client.setQueriesData<{ data: object }>(
    shown,
    (known) =>
      known && { ...known, data: { ...known.data, rating, tags, assignee, notes_count: notes.length } },
  )
  return refresh(client, recruiterApplicationKeys.lists)
}

/** One after the other: the last one that was pressed is the one that stands. */
export function useRating(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `ratings-${id}` },
    mutationFn: async ({ criterion_id, value }: { criterion_id: number; value: number | null }) => {
      const params = { id, criterion_id }
      const route = 'api/recruiter/applications/:id/ratings/:criterion_id'
      const { data } =
        value === null
          ? await call<typeof takeRatingBack>(`DELETE /${route}`, { params })
          : await call<typeof rateCriterion>(`PUT /${route}`, { params, body: { value } })
      return data
    },
    onSuccess: (data) => keep(client, data),
    onError: (error) => {
      toast.error({ title: 'Votre note n’est pas enregistrée', text: error.message })
      return refresh(client, evaluationKeys.one(id))
    },
  })
}

export function useWriteNote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { client_key: string; text: string }) =>
      (await call<typeof writeNote>('POST /api/recruiter/applications/:id/notes', { params: { id }, body }))
        .data,
    onSuccess: (data) => keep(client, data),
  })
}

export function useChangeNote(id: number, note_id: number) {
  const client = useQueryClient()
  const params = { id, note_id }
  return useMutation({
    /** Without a text, it is deleted. */
    mutationFn: async (text: string | null) => {
      const route = 'api/recruiter/applications/:id/notes/:note_id'
      const { data } =
        text === null
          ? await call<typeof deleteNote>(`DELETE /${route}`, { params })
          : await call<typeof editNote>(`PUT /${route}`, { params, body: { text } })
      return data
    },
    onSuccess: (data) => keep(client, data),
  })
}

export function useTagging(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `tags-${id}` },
    mutationFn: async (change: { add: string } | { remove: number }) => {
      const { data } =
        'add' in change
          ? await call<typeof addTag>('POST /api/recruiter/applications/:id/tags', {
              params: { id },
              body: { label: change.add },
            })
          : await call<typeof removeTag>('DELETE /api/recruiter/applications/:id/tags/:tag_id', {
              params: { id, tag_id: change.remove },
            })
      return data
    },
    onSuccess: async (data) => {
      await keep(client, data)
      await refresh(client, evaluationKeys.choices)
    },
    onError: (error) => toast.error({ title: 'Les étiquettes n’ont pas changé', text: error.message }),
  })
}

export function useAssigning(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (user_id: number | null) => {
      const route = 'PUT /api/recruiter/applications/:id/assignee'
      return (await call<typeof assignApplication>(route, { params: { id }, body: { user_id } })).data
    },
    onSuccess: (data) => keep(client, data),
    onError: (error) => {
      toast.error({ title: 'La candidature n’a pas été confiée', text: error.message })
      return refresh(client, evaluationKeys.one(id), evaluationKeys.choices)
    },
  })
}

export interface CriterionDraft {
  id: number | null
  label: string
}

export function useAgreeing(offerId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { version: number; criteria: CriterionDraft[] }) =>
      call<typeof agreeOnCriteria>('PUT /api/recruiter/offers/:id/evaluation-criteria', {
        params: { id: offerId },
        body,
      }),
    // After a refused change too: a colleague was first.
    onSettled: () => refresh(client, evaluationKeys.all, recruiterApplicationKeys.lists),
  })
}
