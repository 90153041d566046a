import { useQuery } from '@tanstack/react-query'
import type { BatchRecipient } from '#src/applications/deciding/contract.ts'
import { comingWords } from '#src/applications/reviewing/web/coming.ts'
import { PROPOSED_STAGES } from '#src/applications/shared/states.ts'
import { plural } from '#src/shared/phrases.ts'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { recipientsQuery } from '../queries.ts'
import css from './concerned.module.css'

/** The people after these are behind a press, so that the form stays near. */
const FIRST = 6

interface ConcernedProps {
  offerId: number
  /** How many people there are, as far as is known before they are read. */
  expected: number
}

/** Names everybody whom the closing of an offer leaves without an answer, in the order of the reply: who was proposed the job first. */
export function Concerned({ offerId, expected }: ConcernedProps) {
  const { data, error } = useQuery(recipientsQuery({ offer_id: String(offerId) }))
  if (!data && error) return <NamesUnread />
  if (!data)
    return (
      <div className={css.box}>
        <h3 className={css.line}>
          <Skeleton width="70%" />
        </h3>
        <NamesBeingRead expected={expected} first={FIRST} />
      </div>
    )
  const { total } = data.meta
  if (total === 0) return null
  return (
    <section className={css.box} aria-labelledby="concernes">
      <h3 id="concernes">
        {plural(
          total,
          'Une personne est encore en cours de recrutement',
          `${total} personnes sont encore en cours de recrutement`,
        )}
      </h3>
      <ConcernedPeople people={data.data} total={total} first={FIRST} />
    </section>
  )
}

/** As high as what comes, because a button that moves under a press loses it. */
export function NamesBeingRead({ expected, first }: { expected: number; first: number }) {
  return (
    <div className={css.reading} role="status" aria-label="Chargement">
      <ul>
        {Array.from({ length: Math.min(expected, first) }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
          <li key={line} className={css.line}>
            <Skeleton />
          </li>
        ))}
      </ul>
      {expected > first && (
        <p className={css.line}>
          <Skeleton width="30%" />
        </p>
      )}
    </div>
  )
}

export function NamesUnread() {
  return <p className="small muted">Les noms n’ont pas pu être lus.</p>
}

interface ConcernedPeopleProps {
  people: readonly BatchRecipient[]
  /** There may be more people than a reply names. */
  total: number
  /** So many people are in sight. */
  first: number
}

export function ConcernedPeople({ people, total, first }: ConcernedPeopleProps) {
  const left = total - people.length
  return (
    <>
      <People people={people.slice(0, first)} />
      {people.length > first && (
        <details>
          <summary>{plural(total - first, 'Et une autre', `Et ${total - first} autres`)}</summary>
          <People people={people.slice(first)} />
          {left > 0 && <p className="muted">{plural(left, 'et une autre', `et ${left} autres`)}</p>}
        </details>
      )}
    </>
  )
}

function People({ people }: { people: readonly BatchRecipient[] }) {
  return (
    <ul>
      {people.map((each) => (
        <li key={each.id}>
          <b>{each.applicant_name}</b> <span>{wordsOf(each)}</span>
        </li>
      ))}
    </ul>
  )
}

const isProposed = ({ stage }: BatchRecipient) => PROPOSED_STAGES.some((each) => each === stage)

/** « Proposition faite, à décider à part », « Entretien, mar. 24 nov., 14 h 30 : annulé avec sa réponse » */
function wordsOf(recipient: BatchRecipient): string {
  const { coming, is_mailed } = recipient
  const label = is_mailed ? recipient.label : `${recipient.label}, sans e-mail\u00a0: à prévenir vous-même`
  if (isProposed(recipient)) return `${label}, à décider à part`
  if (!coming) return label
  const end = coming.kind === 'meeting' ? 'annulé avec sa réponse' : 'retirés avec sa réponse'
  return `${label}, ${comingWords(coming)}\u00a0: ${end}`
}
