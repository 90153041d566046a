import type { BatchResult } from '#src/applications/deciding/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { useHoldEnd } from '../held-change.tsx'
import { LeftOut } from '../left-out.tsx'
import { useUndoBatch } from '../queries.ts'
import { countWords } from '../words.ts'

/** What became of a change of many, and how long it can be taken back. */
export interface Outcome {
  key: string
  results: readonly BatchResult[]
  /** « passées en Entretien » */
  done: { one: string; many: string }
  seconds: number | null
}

interface OutcomeNoticeProps {
  outcome: Outcome
  onTakenBack: (results: readonly BatchResult[]) => void
  /** The applicants are told by now. */
  onOver: () => void
  onHide: () => void
}

/** Says of each application of a change what became of it. */
export function OutcomeNotice({ outcome, onTakenBack, onOver, onHide }: OutcomeNoticeProps) {
  const { key, results, done, seconds } = outcome
  const { mutate, isPending } = useUndoBatch()
  useHoldEnd(seconds, onOver)
  const count = results.filter(({ result }) => result === 'done').length
  return (
    <Alert
      kind={seconds === null && count === results.length ? 'success' : 'warning'}
      live
      action={
        seconds === null || count === 0 ? (
          <Button look="quiet" small onClick={onHide}>
            Masquer
          </Button>
        ) : (
          <Button
            look="secondary"
            small
            loading={isPending}
            onClick={() => mutate(key, { onSuccess: ({ data }) => onTakenBack(data) })}
          >
            {count > 1 ? 'Tout annuler' : 'Annuler'}
          </Button>
        )
      }
    >
      {count === 0 ? 'Aucune candidature changée.' : `${countWords(count, done)}.`}
      {seconds !== null && count > 0 && (
        <>
          {' '}
          {count > 1
            ? 'Les personnes ne sont pas encore prévenues\u00a0: elles le seront'
            : 'La personne n’est pas encore prévenue\u00a0: elle le sera'}{' '}
          dans {seconds}
          {'\u00A0'}secondes.
        </>
      )}
      <LeftOut results={results} />
    </Alert>
  )
}
