import { answersIn } from '#src/companies/shared/answer-badge.ts'
import { formatDay, formatShortDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { OfferItem } from '../contract.ts'
import css from './card.module.css'
import { SaveMark } from './save-button.tsx'
import { contractOf, daysLeft, inDays, isNew, offerHref, payOf, placeOf, unsaidPay } from './words.ts'

interface OfferCardProps {
  offer: OfferItem
  /** The level is 2 where the card stands directly under the title of the page. */
  level?: 2 | 3
  /** Why the offer takes no applications, in the words of its badge. */
  closed?: 'Clôturée' | 'En pause' | undefined
  /** The company's own page leaves its name and logo out. */
  bare?: boolean
  /** The distance in whole kilometres from the town that was searched. */
  distance?: number | undefined
  /** Called after the offer was saved or removed. */
  onSaved?: (saved: boolean) => void
}

/** An offer in a list. The whole card is the link to it. */
export function OfferCard({ offer, level = 3, closed, bare = false, distance, onSaved }: OfferCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const pay = payOf(offer)
  return (
    <article className={classes(css.offer, bare && css.bare, offer.is_sponsored && css.sponsored)}>
      {!bare && <CompanyLogo logo={offer.company.logo} name={offer.company.name} />}
      <Title className={css.title}>
        <AppLink href={offerHref(offer)}>{displayTitle(offer.title)}</AppLink>
      </Title>
      <SaveMark offer={offer} className={css.mark} onChange={onSaved} />
      <p className={classes(css.who, 'dots')}>
        {!bare && <b>{offer.company.name}</b>}
        <span>{placeOf(offer)}</span>
        {distance ? (
          <span>
            à {formatCount(distance)}
            {'\u00a0'}km
          </span>
        ) : null}
      </p>
      <p className={css.facts}>
        <b>{contractOf(offer)}</b>
        {pay ? <span className={css.pay}>{pay}</span> : <span>{unsaidPay(offer)}</span>}
      </p>
      <div className={css.foot}>
        <Badges
          offer={offer}
          closed={closed}
          answers={bare || closed ? null : offer.company.answers_in_days}
        />
        <Dates offer={offer} closed={closed} />
      </div>
    </article>
  )
}

interface Shown {
  offer: OfferItem
  closed: OfferCardProps['closed']
}

/** @param shown.answers in how many days the company answers, where that is to be said */
function Badges({ offer, closed, answers }: Shown & { answers: number | null }) {
  const shown = [
    offer.is_sponsored && (
      <Badge key="sponsored" tone="paid">
        Sponsorisée
      </Badge>
    ),
    offer.has_applied && (
      <Badge key="applied" tone="green">
        <CheckIcon size={14} />
        Déjà postulé
      </Badge>
    ),
    closed && <Badge key="closed">{closed}</Badge>,
    !closed && isNew(offer) && (
      <Badge key="new" tone="blue">
        Nouveau
      </Badge>
    ),
    !closed && daysLeft(offer) !== null && (
      <Badge key="urgent" tone="laterite">
        Urgent
      </Badge>
    ),
    answers !== null && (
      <Badge key="answers" tone="green">
        {answersIn(answers)}
      </Badge>
    ),
  ].filter(Boolean)
  return shown.length > 0 && <p className={css.badges}>{shown}</p>
}

function Dates({ offer, closed }: Shown) {
  const left = closed ? null : daysLeft(offer)
  const until = offer.application_deadline && formatShortDate(offer.application_deadline)
  return (
    <p className={classes(css.when, 'dots')}>
      {offer.published_at && (
        <span>
          <span className={css.long}>Publiée </span>
          {formatDay(offer.published_at)}
        </span>
      )}
      {until && (
        <span>
          Jusqu’au{' '}
          <b className={left === null ? undefined : css.soon}>
            {until}
            {left !== null && `, ${inDays(left)}`}
          </b>
        </span>
      )}
    </p>
  )
}
