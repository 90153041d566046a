import { useState } from 'react'
import type { BatchResult } from '#src/applications/deciding/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { plural } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { useUndoBatch } from '../queries.ts'
import { UnchangedApplications } from '../unchanged-applications.tsx'
import { countWords } from '../words.ts'
import css from './answering.module.css'

export interface SentAnswer {
  key: string
  results: readonly BatchResult[]
  notified_at: string | null
  isRefusal: boolean
}

interface SentProps {
  sent: SentAnswer
  back: string
  /** So many applications to the same offer are still open. */
  left: number
  onNext: () => void
}

/** Tells how many were answered and who was left out, and offers to take all of it back. */
export function Sent({ sent, back, left, onNext }: SentProps) {
  const { mutate, isPending } = useUndoBatch()
  const [taken, setTaken] = useState<readonly BatchResult[]>()
  const { results, isRefusal, notified_at, key } = sent
  const done = results.filter(({ result }) => result === 'done').length
  return (
    <div className={css.sent}>
      {taken ? (
        <TakenBack results={taken} />
      ) : (
        <Alert kind={done === results.length ? 'success' : 'warning'} live>
          {done === 0 ? 'Aucune candidature n’a changé.' : `${doneWords(done, isRefusal)}.`}
          {notified_at && done > 0 && <> Personne n’est prévenu avant le {formatDateTime(notified_at)}.</>}
          <UnchangedApplications results={results} />
        </Alert>
      )}
      <div className={css.next}>
        <LinkButton href={back}>Retour aux candidatures</LinkButton>
        {left > 0 && (
          <Button look="secondary" onClick={onNext}>
            {plural(left, 'Répondre à la dernière', `Répondre aux ${left} qui restent`)}
          </Button>
        )}
        {isRefusal && done > 0 && !taken && (
          <Button
            look="secondary"
            loading={isPending}
            onClick={() => mutate(key, { onSuccess: ({ data }) => setTaken(data) })}
          >
            Tout annuler
          </Button>
        )}
      </div>
    </div>
  )
}

function doneWords(count: number, isRefusal: boolean): string {
  if (isRefusal)
    return countWords(count, {
      one: 'non retenue, sa réponse est prête',
      many: 'non retenues, leur réponse est prête',
    })
  return count === 1 ? 'Un message envoyé' : `${count}\u00A0messages envoyés`
}

function TakenBack({ results }: { results: readonly BatchResult[] }) {
  const back = results.filter(({ result }) => result === 'done').length
  return (
    <Alert kind={back === results.length ? 'success' : 'warning'} live>
      {countWords(back, { one: 'revenue où elle était', many: 'revenues où elles étaient' })}&nbsp;: personne
      n’en est prévenu.
      <UnchangedApplications results={results} />
    </Alert>
  )
}
