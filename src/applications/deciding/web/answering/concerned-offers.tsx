import { useQuery } from '@tanstack/react-query'
import type { ConcernedOffersProps } from '#src/offers/life/web/answer-dialog.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { recipientsQuery } from '../queries.ts'
import css from './concerned.module.css'
import { ConcernedPeople, NamesBeingRead, NamesUnread } from './concerned.tsx'

/** The people after these are behind a press, so that each offer stays in sight. */
const FIRST = 3

type ConcernedOffer = ConcernedOffersProps['offers'][number]

const countPeople = ({ open_count, proposed_count }: ConcernedOffer) => open_count + proposed_count

/**
 * Names everybody whom the closing of several offers leaves without an answer, offer by offer: those with proposals come
 * first, and of each who was proposed the job.
 */
export function ConcernedOffers({ offers }: ConcernedOffersProps) {
  const touched = offers
    .filter((offer) => countPeople(offer) > 0)
    .toSorted((a, b) => b.proposed_count - a.proposed_count || b.open_count - a.open_count)
  if (touched.length === 0) return null
  const total = touched.reduce((sum, offer) => sum + countPeople(offer), 0)
  return (
    <section className={css.box} aria-labelledby="concernes">
      <h3 id="concernes">
        {plural(total, 'Une candidature est encore en cours', `${total} candidatures sont encore en cours`)}
      </h3>
      {touched.map((offer) => (
        <OfferPeople key={offer.id} offer={offer} />
      ))}
    </section>
  )
}

function OfferPeople({ offer }: { offer: ConcernedOffer }) {
  const { data, error } = useQuery(recipientsQuery({ offer_id: String(offer.id) }))
  return (
    <section className={css.offer} aria-labelledby={`concernes-${offer.id}`}>
      <h4 id={`concernes-${offer.id}`}>
        {displayTitle(offer.title)} <span>{countWords(offer)}</span>
      </h4>
      {data ? (
        <ConcernedPeople people={data.data} total={data.meta.total} first={FIRST} />
      ) : error ? (
        <NamesUnread />
      ) : (
        <NamesBeingRead expected={countPeople(offer)} first={FIRST} />
      )}
    </section>
  )
}

/** « 5 personnes, dont 2 avec une proposition » */
function countWords(offer: ConcernedOffer): string {
  const total = countPeople(offer)
  const people = plural(total, 'Une personne', `${total} personnes`)
  const { proposed_count: proposed } = offer
  if (proposed === 0) return people
  if (proposed === total)
    return plural(total, `${people}, avec une proposition`, `${people}, toutes avec une proposition`)
  return `${people}, dont ${proposed} avec une proposition`
}
