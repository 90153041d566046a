import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import type { Suggestion } from '../contract.ts'
import { SuggestionCard } from './card.tsx'
import type { useHiding } from './hiding.ts'
import css from './page.module.css'

interface SuggestionListProps {
  offers: readonly Suggestion[]
  hiding: ReturnType<typeof useHiding>
}

/** The suggestions; in the place of one that was just hidden, what gives it back. */
export function SuggestionList({ offers, hiding }: SuggestionListProps) {
  return (
    <ul className={css.list}>
      {offers.map((offer) => {
        const gone = hiding.goneOf(offer)
        // Of a company that was hidden, it is said once.
        if (gone && gone.card !== offer.id) return null
        return (
          <li key={offer.id}>
            {gone ? (
              <Gone offer={offer} what={gone.what} onBack={() => hiding.takeBack(gone)} />
            ) : (
              <SuggestionCard offer={offer} onHide={(what) => hiding.hide(what, offer)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface GoneProps {
  offer: Suggestion
  what: 'offer' | 'company'
  onBack: () => void
}

function Gone({ offer, what, onBack }: GoneProps) {
  return (
    <div className={css.gone} role="status">
      <p>
        <b>{what === 'offer' ? 'Offre masquée' : 'Société masquée'}</b>&nbsp;:{' '}
        {what === 'offer' ? displayTitle(offer.title) : offer.company.name}
      </p>
      <Button look="secondary" small autoFocus onClick={onBack}>
        Annuler
      </Button>
    </div>
  )
}
