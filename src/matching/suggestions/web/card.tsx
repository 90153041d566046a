import { type ReactNode, useId, useState } from 'react'
import { useSaving } from '#src/offers/web/save.ts'
import { contractOf, daysLeft, inDays, offerHref, payOf, placeOf, unsaidPay } from '#src/offers/web/words.ts'
import { formatDay } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { BookmarkIcon, ChevronDownIcon } from '#src/ui/icons.tsx'
import { ScoreDetails } from '../../scoring/web/details.tsx'
import { MatchReasons } from '../../scoring/web/match-reasons.tsx'
import { ScoreRing } from '../../scoring/web/ring.tsx'
import type { Suggestion } from '../contract.ts'
import css from './card.module.css'
import { HideMenu } from './hide-menu.tsx'
import type { Hidden } from './hiding.ts'

interface SuggestionCardProps {
  offer: Suggestion
  onHide: (what: Hidden['what']) => void
  /** What prepares an application, which a domain above this one hands in. */
  prepare: (isOpen: boolean) => ReactNode
}

export function SuggestionCard({ offer, onHide, prepare }: SuggestionCardProps) {
  const [open, setOpen] = useState(false)
  const details = useId()
  const pay = payOf(offer)
  return (
    <article className={css.offer}>
      <CompanyLogo logo={offer.company.logo} name={offer.company.name} size={48} />
      <div className={css.who}>
        <h2>
          <AppLink href={offerHref(offer)}>{displayTitle(offer.title)}</AppLink>
        </h2>
        <p className="dots">
          <span>{offer.company.name}</span>
          <span>{placeOf(offer)}</span>
          <span>{contractOf(offer)}</span>
        </p>
        <p className={css.pay}>
          {pay ? <b>{pay}</b> : <span>{unsaidPay(offer)}</span>}
          <When offer={offer} />
        </p>
      </div>
      <ScoreRing score={offer.match.score} />
      <div className={css.why}>
        <MatchReasons match={offer.match} />
      </div>
      {open && (
        <div id={details} className={css.details}>
          <ScoreDetails match={offer.match} />
        </div>
      )}
      <div className={css.acts}>
        <div className={css.prepare}>{prepare(open)}</div>
        {open && (
          <LinkButton small href={offerHref(offer)}>
            Voir l’offre
          </LinkButton>
        )}
        <Button
          look="quiet"
          small
          className={classes(css.more, open && css.turned)}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon size={16} />
          {open ? (
            'Réduire'
          ) : (
            <span>
              Pourquoi<span className={css.long}> cette offre</span>
            </span>
          )}
        </Button>
        <Save offer={offer} />
        <HideMenu offer={offer} onHide={onHide} />
      </div>
    </article>
  )
}

function When({ offer }: { offer: Suggestion }) {
  const left = daysLeft(offer)
  if (left !== null) return <span className={css.late}>Se termine {inDays(left)}</span>
  return offer.published_at && <span>Publiée {formatDay(offer.published_at)}</span>
}

function Save({ offer }: { offer: Suggestion }) {
  const { saved, press } = useSaving(offer)
  return (
    <Button look="quiet" small className={classes(saved && css.saved)} aria-pressed={saved} onClick={press}>
      <BookmarkIcon size={16} />
      {saved ? 'Sauvegardée' : 'Sauvegarder'}
      <span className="hidden-text"> l’offre {offer.title}</span>
    </Button>
  )
}
