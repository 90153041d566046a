import type { ReactNode } from 'react'
import { profileHref } from '#src/profiles/shared/parts.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { isBeyondMobility } from '../../scoring/shared/criteria.ts'
import type { Suggestion } from '../contract.ts'
import { SuggestionCard } from './card.tsx'
import type { useHiding } from './hiding.ts'
import css from './page.module.css'

interface SuggestionListProps {
  offers: readonly Suggestion[]
  hiding: ReturnType<typeof useHiding>
  prepare: Prepare
}

/** Renders what prepares an application for the offer at this place of the list, in a card that is open or not. */
export type Prepare = (offer: Suggestion, at: number, isOpen: boolean) => ReactNode

/** Offers beyond the person's mobility come last, under a heading of their own. */
export function SuggestionList({ offers, hiding, prepare }: SuggestionListProps) {
  const beyond = offers.filter(({ match }) => isBeyondMobility(match))
  const reached = offers.filter((offer) => !beyond.includes(offer))
  return (
    <>
      {reached.length > 0 && <Offers offers={reached} hiding={hiding} prepare={prepare} />}
      {beyond.length > 0 && (
        <section aria-labelledby="hors-mobilite">
          <div className={css.beyond}>
            <h2 id="hors-mobilite">Hors de votre mobilité</h2>
            <AppLink href={profileHref('mobility')}>Modifier ma mobilité</AppLink>
          </div>
          <Offers
            offers={beyond}
            hiding={hiding}
            prepare={(offer, at, isOpen) => prepare(offer, reached.length + at, isOpen)}
          />
        </section>
      )}
    </>
  )
}

function Offers({ offers, hiding, prepare }: SuggestionListProps) {
  return (
    <ul className={css.list}>
      {offers.map((offer, at) => {
        const hidden = hiding.findJustHidden(offer)
        // A hidden company has one notice, in the place of the card that was pressed; its other cards go.
        if (hidden && hidden.card !== offer.id) return null
        return (
          <li key={offer.id}>
            {hidden ? (
              <HiddenNotice offer={offer} what={hidden.what} onUnhide={() => hiding.unhide(hidden)} />
            ) : (
              <SuggestionCard
                offer={offer}
                onHide={(what) => hiding.hide(what, offer)}
                prepare={(isOpen) => prepare(offer, at, isOpen)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface HiddenNoticeProps {
  offer: Suggestion
  what: 'offer' | 'company'
  onUnhide: () => void
}

function HiddenNotice({ offer, what, onUnhide }: HiddenNoticeProps) {
  return (
    <div className={css.notice} role="status">
      <p>
        <b>{what === 'offer' ? 'Offre masquée' : 'Société masquée'}</b>&nbsp;:{' '}
        {what === 'offer' ? displayTitle(offer.title) : offer.company.name}
      </p>
      <Button look="secondary" small autoFocus onClick={onUnhide}>
        Annuler
      </Button>
    </div>
  )
}
