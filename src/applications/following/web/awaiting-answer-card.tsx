import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { placeNameOf } from '#src/offers/shared/place.ts'
import { similarOffersQuery } from '#src/offers/web/queries.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { thatName } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SearchIcon, UserIcon } from '#src/ui/icons.tsx'
import { CalendarIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './awaiting-answer-card.module.css'

const MOST = 3

/** While an answer is awaited, this says what happens by itself and what the person can do. */
export function AwaitingAnswerCard({ application }: { application: ApplicationDetail }) {
  const { promise, company, offer } = application
  if (!promise) return null
  return (
    <Card title="En attendant la réponse">
      <p className={css.text}>
        {promise.is_late
          ? `Le délai promis est passé\u00A0: ce retard compte dans le taux de réponse ${thatName(company.name)} affiche. `
          : 'Vous n’avez rien à faire pour cette candidature. '}
        Asafidy rappelle aux sociétés les candidatures sans réponse après 7 et 14{'\u00A0'}jours. Sans aucune
        nouvelle d’ici le {formatShortDate(promise.closes_on)}, celle-ci sera close et nous vous l’écrirons.
      </p>
      <ul className={css.ways}>
        <Way
          icon={CalendarIcon}
          href={`/candidat/mon-calendrier?vue=semaine&jour=${promise.closes_on}`}
          hint="Un rappel pour vous seul, le jour que vous voulez"
        >
          Ouvrir mon calendrier
        </Way>
        <Way icon={UserIcon} href="/candidat/mon-profil" hint="Plus il est complet, plus on vous trouve">
          Compléter mon profil
        </Way>
        <Way
          icon={SearchIcon}
          href="/candidat/suggestions-offres"
          hint="Postuler ailleurs ne change rien à cette candidature"
        >
          Voir mes recommandations
        </Way>
      </ul>
      <Similar offerId={offer.id} />
    </Card>
  )
}

interface WayProps {
  icon: ComponentType<{ size?: number }>
  href: string
  hint: string
  children: ReactNode
}

function Way({ icon: Icon, href, hint, children }: WayProps) {
  return (
    <li>
      <Icon size={20} />
      <div>
        <AppLink href={href}>{children}</AppLink>
        <small>{hint}</small>
      </div>
    </li>
  )
}

/** Similar offers are read once the page is shown; where they cannot be read, nothing is said of them. */
function Similar({ offerId }: { offerId: number }) {
  const { data: offers = [] } = useQuery({ ...similarOffersQuery(offerId), retry: false })
  const others = offers.filter(({ has_applied }) => !has_applied).slice(0, MOST)
  if (others.length === 0) return null
  return (
    <section className={css.similar} aria-labelledby="offres-proches">
      <h3 id="offres-proches">Offres proches</h3>
      <ul>
        {others.map((offer) => (
          <li key={offer.id}>
            <AppLink href={offerHref(offer)}>{displayTitle(offer.title)}</AppLink>
            <p className="dots">
              <span>{offer.company.name}</span>
              {placeNameOf(offer) && <span>{placeNameOf(offer)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
