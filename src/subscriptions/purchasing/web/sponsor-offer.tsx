import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { PAYMENTS_A_DAY } from '../../payments/shared/limits.ts'
import { METHOD_NAMES, type PaymentMethod } from '../../payments/shared/methods.ts'
import { PAYMENTS, paymentFileHref } from '../../payments/web/filters.ts'
import { MethodField } from '../../payments/web/method-field.tsx'
import { quotesQuery } from '../../payments/web/quotes.ts'
import { splitTax, TAX_PERCENT } from '../../shared/value-added-tax.ts'
import {
  creditRefusal,
  SPONSORING_CREDITS,
  SPONSORING_DAYS,
  type SponsoringDays,
} from '../../sponsoring/shared/sponsorings.ts'
import { offerSponsoringsQuery } from '../../sponsoring/web/queries.ts'
import { creditsQuery, useOrderSponsoring, useSponsorWithCredits } from './queries.ts'
import css from './sponsor-offer.module.css'

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
  if (!company || company.role === 'reader' || !offer || !credits) return null
  if (offer.state !== 'published') return <Alert>Seule une offre publiée et en ligne se sponsorise.</Alert>
  if (sponsorings?.some(({ state }) => state === 'pending'))
    return (
      <Alert>
        Une sponsorisation de cette offre attend son paiement ou le retour de l’offre en ligne.{' '}
        {isOwner && <AppLink href={`${PAYMENTS}?category=2`}>Voir les paiements</AppLink>}
      </Alert>
    )
  const left = Math.max(0, credits.total - credits.taken)
  const lacks = SPONSORING_CREDITS[days] > left
  const way: Way = chosen ?? (lacks && isOwner ? 'pay' : 'credits')
  return (
    <div className={css.columns}>
      <Card title="Sponsoriser cette offre">
        <RadioCards
          label="Durée"
          name="duree"
          value={days}
          onChange={setDays}
          choices={SPONSORING_DAYS.map((each) => ({
            value: each,
            label: `${each} jours`,
            detail: `jusqu’au ${formatDate(after(new Date(), each * DAY))}, ${formatMoney(credits.prices[each])}`,
          }))}
        />
        <RadioCards
          label="Comment la régler"
          name="reglement"
          value={way}
          onChange={setWay}
          choices={[
            {
              value: 'credits',
              label: `Crédits de la formule, ${SPONSORING_CREDITS[days]} sur ${left}`,
              detail: lacks ? creditRefusal(left) : 'Commence tout de suite, sans rien payer',
            },
            ...(isOwner
              ? [
                  {
                    value: 'pay' as const,
                    label: 'Payer',
                    detail: 'Commence dès que le paiement est vérifié',
                  },
                ]
              : []),
          ]}
        />
        {way === 'pay' ? (
          <Pay id={id} days={days} price={credits.prices[days]} />
        ) : (
          <UseCredits id={id} days={days} lacks={lacks} isOwner={isOwner} />
        )}
      </Card>
    </div>
  )
}

interface UseCreditsProps {
  id: number
  days: SponsoringDays
  lacks: boolean
  isOwner: boolean
}

function UseCredits({ id, days, lacks, isOwner }: UseCreditsProps) {
  const { mutate, isPending, error } = useSponsorWithCredits(id)
  const cost = SPONSORING_CREDITS[days]
  if (lacks)
    return (
      <p className={css.note}>
        {isOwner
          ? 'Choisissez «\u00A0Payer\u00A0», ou une durée plus courte.'
          : 'Le propriétaire de votre société peut la payer.'}
      </p>
    )
  return (
    <>
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      <Button
        loading={isPending}
        onClick={() =>
          mutate(days, { onSuccess: () => toast.success({ title: `Offre sponsorisée pour ${days} jours` }) })
        }
      >
        Sponsoriser, {cost} {plural(cost, 'crédit')}
      </Button>
    </>
  )
}

interface PayProps {
  id: number
  days: SponsoringDays
  price: number
}

function Pay({ id, days, price }: PayProps) {
  const navigate = useNavigate()
  const { data } = useQuery(quotesQuery)
  const { mutate, isPending, error } = useOrderSponsoring(id)
  const [chosen, setChosen] = useState<PaymentMethod | null>(null)
  const { excl_tax, tax } = splitTax(price)
  const method = chosen ?? data?.payees[0]?.method ?? null
  if (data?.payees.length === 0)
    return <Alert>Les paiements ne sont pas encore ouverts. Écrivez-nous pour sponsoriser cette offre.</Alert>
  const pay = () =>
    method &&
    mutate(
      { days, payment_method: method, amount: price },
      { onSuccess: (answer) => navigate({ to: paymentFileHref(answer.data.id) }) },
    )
  return (
    <>
      <MethodField value={method} onChange={setChosen} payees={data?.payees} />
      <p className={css.note}>
        Hors taxes {formatMoney(excl_tax)}, TVA {TAX_PERCENT}
        {'\u00A0'}% {formatMoney(tax)}.
      </p>
      <DailyLimitNote limit={PAYMENTS_A_DAY.order} now={data?.orders} />
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      {method && (
        <Button loading={isPending} onClick={pay} disabled={data?.orders.left === 0}>
          Payer {formatMoney(price)} par {METHOD_NAMES[method]}
        </Button>
      )}
    </>
  )
}
