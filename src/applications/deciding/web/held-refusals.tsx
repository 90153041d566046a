import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { WaitingAnswers } from '../contract.ts'
import { heldRefusalsQuery, useUndoBatch } from './queries.ts'

/** Shows the grouped refusals that nobody was told of yet, each with the button that takes all of it back. */
export function HeldRefusals() {
  const { data = [] } = useQuery(heldRefusalsQuery)
  return data.map((answer) => <HeldRefusal key={answer.key} answer={answer} />)
}

function HeldRefusal({ answer: { key, count, by, notified_at } }: { answer: WaitingAnswers }) {
  const { mutate, isPending } = useUndoBatch()
  const takeBack = () =>
    mutate(key, {
      onSuccess: ({ data }) => {
        const back = data.filter(({ result }) => result === 'done').length
        const text = back < data.length ? `${data.length - back} déjà changées depuis.` : undefined
        toast.success({ title: `${back} refus annulés`, ...(text && { text }) })
      },
    })
  return (
    <Alert
      kind="warning"
      action={
        <Button look="secondary" small loading={isPending} onClick={takeBack}>
          Tout annuler
        </Button>
      }
    >
      {count} refus enregistrés ensemble{by && ` par ${by}`}&nbsp;: personne n’est prévenu avant le{' '}
      {formatDateTime(notified_at)}.
    </Alert>
  )
}
