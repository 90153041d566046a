import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { ApiError } from '#src/shell/api/api.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { useApplyForm } from './form.ts'
import { refreshAfterApplying, useSubmitApplication } from './queries.ts'
import { type ApplyField, FIELDS } from './values.ts'

const SENT = { title: 'Candidature envoyée', text: 'Votre candidature a été envoyée avec succès.' }
const FAILED = {
  title: 'Candidature échouée !',
  text: 'Une erreur est survenue. Veuillez réessayer plus tard.',
}

/** Sends the application; a refusal is told on the fields, in a summary and in a toast, and wipes nothing. */
export function useSending(
  { form, reset }: ReturnType<typeof useApplyForm>,
  offerId: number,
  onSent: (application: ApplicationItem) => void,
) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()
  const sending = useSubmitApplication(offerId, setProgress)

  const tell = (errors: Record<string, unknown>) => {
    const found = FIELDS.filter((field) => errors[field])
    setProblems(found.map((id) => ({ id, message: String(errors[id]) })))
    setAttempt((count) => count + 1)
  }
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    // A 403 has its own toast, the same for every call.
    if (error.status !== 403) toast.error(FAILED)
    const messages = firstMessages(error)
    form.setErrors(messages)
    tell(messages)
    setFailure(otherMessage(error))
  }
  const submit = async () => {
    if (sending.isPending) return
    setFailure(undefined)
    const { errors, hasErrors } = form.validate()
    if (hasErrors) return tell(errors)
    setProblems([])
    try {
      const application = await sending.mutateAsync(form.getValues())
      reset()
      toast.success(SENT)
      onSent(application)
      void refreshAfterApplying(client)
    } catch (error) {
      refused(error)
    }
    setProgress(undefined)
  }
  return { submit, pending: sending.isPending, progress, problems, attempt, failure }
}

function firstMessages({ errors = {} }: ApiError): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))
}

const KEPT = 'Vos réponses restent dans ce formulaire\u00A0: vous pouvez réessayer.'

/** What no field of the form can show. */
function otherMessage({ status, message, errors = {} }: ApiError): string | undefined {
  if (status === 0) return `${message} ${KEPT}`
  if (status === 401) return 'Votre session a pris fin. Reconnectez-vous\u00A0: votre brouillon est gardé.'
  if (status >= 500) return `${FAILED.text} ${KEPT}`
  if (status !== 422) return message
  return Object.entries(errors).find(([field]) => !FIELDS.includes(field as ApplyField))?.[1][0]
}
