import { daysBetween, formatShortDate } from '#src/shared/dates.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { classes } from '#src/ui/class-names.ts'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { KeptOffer } from './kept-record.ts'
import css from './page.module.css'

interface KeptOffersProps {
  offers: readonly KeptOffer[]
  /** The offer with this address was asked for, so it is open at once. */
  wanted: string
}

export function KeptOffers({ offers, wanted }: KeptOffersProps) {
  if (offers.length === 0) return <p className={css.none}>Aucune offre sauvegardée.</p>
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Kept offer={offer} opened={isOf(offer, wanted)} />
        </li>
      ))}
    </ul>
  )
}

function isOf({ id }: KeptOffer, wanted: string): boolean {
  return new RegExp(`^/offres/${id}(?:[-/?]|$)`).test(wanted)
}

function Kept({ offer, opened }: { offer: KeptOffer; opened: boolean }) {
  const { title, company, place, contract, pay, texts } = offer
  return (
    <details className={css.offer} open={opened}>
      <summary>
        <CompanyTile company={{ name: company, logo_svg: null }} />
        <span className={css.what}>
          <b>{title}</b>
          <span>
            {company}
            {place && `, ${place}`}
          </span>
          <span className={css.facts}>
            <b>{contract}</b> <b>{pay ?? 'Salaire non communiqué'}</b>
          </span>
        </span>
        <span className={classes(css.until, isNear(offer) && css.near)}>{untilOf(offer)}</span>
      </summary>
      <div className={css.text}>
        <p className={css.seen}>Vu le {formatShortDayDate(offer.seen_at)}</p>
        {texts ? <Texts texts={texts} /> : <p>Le texte de cette offre n’est pas gardé sur cet appareil.</p>}
      </div>
    </details>
  )
}

/** The device may be without a network for days, so what is near is asked of its own clock. */
function daysUntil({ closes_on }: KeptOffer): number | null {
  return closes_on ? daysBetween(new Date(), closes_on) : null
}

function isNear(offer: KeptOffer): boolean {
  const days = daysUntil(offer)
  return offer.is_open && (days === 0 || days === 1)
}

function untilOf(offer: KeptOffer): string {
  const { is_open, closes_on } = offer
  const days = daysUntil(offer)
  if (!is_open || (days !== null && days < 0)) return 'n’accepte plus de candidatures'
  if (isNear(offer)) return days === 0 ? 'ferme aujourd’hui' : 'ferme demain'
  return closes_on ? `jusqu’au ${formatShortDate(closes_on)}` : ''
}

function Texts({ texts: { description, missions, profile } }: { texts: NonNullable<KeptOffer['texts']> }) {
  const parts = [
    { title: 'Le poste', html: description },
    { title: 'Missions', html: missions },
    { title: 'Profil', html: profile },
  ]
  return parts
    .filter(({ html }) => html)
    .map(({ title, html }) => (
      <section key={title}>
        <h3>{title}</h3>
        <SafeHtml html={html} />
      </section>
    ))
}
