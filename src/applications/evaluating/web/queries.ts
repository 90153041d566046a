import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

export const choicesQuery = queryOptions({
  queryKey: evaluationKeys.choices,
  queryFn: async ({ signal }) =>
    (await call<typeof showEvaluationChoices>('GET /api/recruiter/evaluation-choices', { signal })).data,
})

/** Whether the page shows what a team sorts by; undefined until it is known. Where that cannot be read nothing is hidden. */
export function useTeamTools(): boolean | undefined {
  const { data, isError } = useQuery(choicesQuery)
  return isError || data?.has_tools
}

/**
 * Each call answers with the whole evaluation, which is shown at once; the lists show it when they are next looked at.
 */
async function keep(client: QueryClient, data: Evaluation): Promise<void> {
  const { application_id: id, rating, tags, assignee, notes } = data
  await replace(client, evaluationQuery(id), data)
  // Reading an application again would count as another look at it, so only what is kept of it is changed.
  const shown = { queryKey: recruiterApplicationKeys.ofId(id) }
  await client.cancelQueries(shown)
  client.setQueriesData<{ data: object }>(
    shown,
    (known) =>
      known && { ...known, data: { ...known.data, rating, tags, assignee, notes_count: notes.length } },
  )
  return refresh(client, recruiterApplicationKeys.lists)
}

/** Ratings are sent one after the other, so that the last one that was pressed stands. */
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
    /** A note without a text is deleted. */
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
    // A refused change means that a colleague was first, so the evaluation is read again after it, too.
    onSettled: () => refresh(client, evaluationKeys.all, recruiterApplicationKeys.lists),
  })
}
