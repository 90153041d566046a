import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, WENT_WRONG } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { refreshAfterApplying, useSubmitApplication } from './queries.ts'
import { type ApplyValues, EMPTY } from './values.ts'

export const SENT = { title: 'Candidature envoyée', text: 'Votre candidature a été envoyée avec succès.' }
const FAILED = {
  title: 'Candidature échouée !',
  text: WENT_WRONG,
}

/** Sends the application, and tells in a toast whether it was sent or refused. */
export function useSending(offerId: number) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const submitting = useSubmitApplication(offerId, setProgress)
  const send = async (values: ApplyValues) => {
    try {
      const sent = await submitting.mutateAsync(values)
      if (sent.created) toast.success(SENT)
      void refreshAfterApplying(client)
      return sent
    } finally {
      setProgress(undefined)
    }
  }
  const onRefused = (error: ApiError) => {
    // A 403 has its own toast, the same for every call; without a network, or in a maintenance, nothing has failed, it waits.
    if (![0, 401, 403, 503].includes(error.status)) toast.error(FAILED)
    return { failure: otherMessage(error) }
  }
  return { send, onRefused, progress }
}

const OFFLINE =
  'La connexion a été interrompue\u00A0: votre candidature n’est pas encore partie. Elle est gardée, et peut partir dès que le réseau revient.'
const KEPT = 'Vos réponses restent dans ce formulaire\u00A0: vous pouvez réessayer.'

/** The message says what no field of the form can show. */
function otherMessage({ status, message, errors = {} }: ApiError): string | undefined {
  if (status === 0) return OFFLINE
  if (status === 401) return 'Votre session a pris fin. Reconnectez-vous\u00A0: votre brouillon est gardé.'
  if (status === 503) return message
  if (status >= 500) return `${FAILED.text} ${KEPT}`
  if (status !== 422) return message
  return Object.entries(errors).find(([field]) => !(field in EMPTY))?.[1][0]
}
