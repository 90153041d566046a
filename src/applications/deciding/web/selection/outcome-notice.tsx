import type { BatchResult } from '#src/applications/deciding/contract.ts'
import { plural } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { useHoldEnd } from '../held-change.tsx'
import { useUndoBatch } from '../queries.ts'
import { UnchangedApplications } from '../unchanged-applications.tsx'
import { countWords } from '../words.ts'

export interface Outcome {
  key: string
  results: readonly BatchResult[]
  /** The words follow the count: « passées en Entretien ». */
  done: { one: string; many: string }
  seconds: number | null
}

interface OutcomeNoticeProps {
  outcome: Outcome
  onTakenBack: (results: readonly BatchResult[]) => void
  /** This is called when the applicants are told, after which nothing can be taken back. */
  onOver: () => void
  onHide: () => void
}

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
            {plural(count, 'Annuler', 'Tout annuler')}
          </Button>
        )
      }
    >
      {count === 0 ? 'Aucune candidature changée.' : `${countWords(count, done)}.`}
      {seconds !== null && count > 0 && (
        <>
          {' '}
          {results.some(isOfEntered)
            ? 'Vous pouvez encore revenir en arrière'
            : plural(
                count,
                'La personne n’est pas encore prévenue\u00a0: elle le sera',
                'Les personnes ne sont pas encore prévenues\u00a0: elles le seront',
              )}{' '}
          {results.some(isOfEntered) ? 'pendant' : 'dans'} {seconds}
          {'\u00A0'}secondes.
        </>
      )}
      <UnchangedApplications results={results} />
    </Alert>
  )
}

/** Nobody is told of a step of an entered candidate, so the words are not those of a promise. */
const isOfEntered = ({ result, is_entered }: BatchResult) => result === 'done' && is_entered
