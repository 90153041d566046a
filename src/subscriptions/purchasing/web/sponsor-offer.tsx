import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { currentTime, formatDate, formatShortDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatMoney } from '#src/shared/money.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import type { PaymentMethod } from '../../payments/shared/methods.ts'
import { PAYMENTS } from '../../payments/web/filters.ts'
import { MethodField } from '../../payments/web/method-field.tsx'
import { quotesQuery } from '../../payments/web/quotes.ts'
import {
  creditRefusal,
  SPONSORING_CREDITS,
  SPONSORING_DAYS,
  type SponsoringDays,
} from '../../sponsoring/shared/sponsorings.ts'
import { offerSponsoringsQuery } from '../../sponsoring/web/queries.ts'
import { SponsoredCard } from '../../sponsoring/web/sponsored-card.tsx'
import { creditsQuery } from './queries.ts'
import css from './sponsor-offer.module.css'
import { CreditSummary, PaymentSummary, type Purchase } from './summary.tsx'

type Way = 'credits' | 'pay'

/** How long, and by the plan's credits or by a payment: a credit begins at once, a payment once it is accepted. */
export function SponsorOffer({ id }: { id: number }) {
  const company = useUser()?.company
  const isOwner = company?.role === 'owner'
  const { data: offer } = useQuery(managedOfferQuery(id))
  const { data: credits } = useQuery(creditsQuery)
  const { data: sponsorings } = useQuery(offerSponsoringsQuery(id))
  const [days, setDays] = useState<SponsoringDays>(7)
  const [chosen, setWay] = useState<Way | null>(null)
  const [chosenMethod, setMethod] = useState<PaymentMethod | null>(null)
  const left = credits ? Math.max(0, credits.total - credits.taken) : 0
  const lacks = SPONSORING_CREDITS[days] > left
  const way: Way = chosen ?? (lacks && isOwner ? 'pay' : 'credits')
  const { data: quotes } = useQuery({ ...quotesQuery, enabled: way === 'pay' })
  if (!company || company.role === 'reader' || !offer || !credits) return null
  if (offer.state !== 'published') return <Alert>Seule une offre publiée et en ligne se sponsorise.</Alert>
  if (sponsorings?.some(({ state }) => state === 'pending'))
    return (
      <Alert>
        Une sponsorisation de cette offre attend son paiement ou le retour de l’offre en ligne.{' '}
        {isOwner && <AppLink href={`${PAYMENTS}?category=2`}>Voir les paiements</AppLink>}
      </Alert>
    )
  const purchase: Purchase = { id, days, until: endAfter(days), earlier: credits.earlier }
  return (
    <div className={css.columns}>
      <Card title="Sponsoriser cette offre" className={css.choices}>
        <RadioCards
          label="Combien de temps"
          name="duree"
          hint={`Jours comptés à partir d’aujourd’hui${way === 'pay' ? ', si le paiement est vérifié aujourd’hui' : ''}.`}
          value={days}
          onChange={setDays}
          choices={SPONSORING_DAYS.map((each) => ({
            value: each,
            label: `${each} jours`,
            detail: <Length days={each} price={credits.prices[each]} />,
          }))}
        />
        {offer.ends_at && offer.ends_at < purchase.until.toISOString() && (
          <Alert kind="warning">
            L’offre ferme avant{'\u00A0'}: elle est ouverte jusqu’au {formatDate(offer.ends_at)}, et {days}{' '}
            jours iraient jusqu’au {formatDate(purchase.until)}. Prolongez-la d’abord, ou prenez moins de
            jours.
          </Alert>
        )}
        <RadioCards
          label="Comment la régler"
          name="reglement"
          value={way}
          onChange={setWay}
          choices={[
            {
              value: 'credits',
              label: 'Crédits de la formule',
              detail: lacks ? creditRefusal(left) : 'Commence tout de suite, sans rien payer',
            },
            ...(isOwner
              ? [
                  {
                    value: 'pay' as const,
                    label: `Payer ${formatMoney(credits.prices[days])}`,
                    detail: 'Commence dès que le paiement est vérifié',
                  },
                ]
              : []),
          ]}
        />
        {way === 'pay' && quotes?.payees.length !== 0 && (
          <MethodField
            value={chosenMethod ?? quotes?.payees[0]?.method ?? null}
            onChange={setMethod}
            payees={quotes?.payees}
          />
        )}
      </Card>
      <section className={css.seen} aria-labelledby="ce-que-verront">
        <h2 id="ce-que-verront">Ce que verront les candidats, quand elle correspond</h2>
        <SponsoredCard id={id} />
      </section>
      {way === 'pay' ? (
        <PaymentSummary
          {...purchase}
          price={credits.prices[days]}
          method={chosenMethod ?? quotes?.payees[0]?.method ?? null}
          quotes={quotes}
        />
      ) : (
        <CreditSummary {...purchase} left={left} lacks={lacks} isOwner={isOwner} />
      )}
    </div>
  )
}

const endAfter = (days: number) => after(new Date(currentTime()), days * DAY)

function Length({ days, price }: { days: SponsoringDays; price: number }) {
  return (
    <span className={css.length}>
      <span>jusqu’au {formatShortDate(endAfter(days))}</span>
      <b>{formatMoney(price)}</b>
      <span>{formatMoney(Math.round(price / days))} par jour</span>
    </span>
  )
}
