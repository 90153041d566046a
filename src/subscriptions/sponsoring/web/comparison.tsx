import { useQuery } from '@tanstack/react-query'
import { MY_OFFERS } from '#src/offers/managing/web/filters.ts'
import { offerStatisticsQuery } from '#src/offers/statistics/web/queries.ts'
import { decimal } from '#src/offers/statistics/web/words.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { Sponsoring } from '../contract.ts'
import { type ComparedFigure, compareSponsored } from '../shared/comparison.ts'
import css from './comparison.module.css'

const LABELS: Record<ComparedFigure, string> = {
  views_count: 'Vues de l’offre',
  openings_count: 'Formulaires ouverts',
  applications_count: 'Candidatures',
}

/** What the last sponsoring brought a day, beside the same offer's days without; nothing while there is nothing to compare. */
export function SponsoringComparison({
  id,
  sponsorings,
}: {
  id: number
  sponsorings: readonly Sponsoring[]
}) {
  const { data } = useQuery(offerStatisticsQuery(id))
  const compared = data && compareSponsored(sponsorings, data.days)
  if (!compared) return null
  const { starts_at, ends_at, state } = compared.sponsoring
  const dates = `du ${formatShortDate(starts_at ?? '')} au ${formatShortDate(ends_at ?? '')}`
  return (
    <Card title={state === 'active' ? 'Ce qu’elle change' : `La dernière fois, ${dates}`}>
      <p className={css.under}>
        Même offre, par jour{'\u00A0'}: {counted(compared.with.days, 'jour entier', 'jours entiers')} avec
        contre {compared.without.days} sans.
      </p>
      <dl className={css.figures}>
        {(Object.keys(LABELS) as ComparedFigure[]).map((figure) => (
          <Compared
            key={figure}
            label={LABELS[figure]}
            sponsored={compared.with[figure]}
            usual={compared.without[figure]}
          />
        ))}
      </dl>
      <AppLink href={`${MY_OFFERS}/${id}/statistiques`}>Voir les chiffres jour par jour</AppLink>
    </Card>
  )
}

function Compared({ label, sponsored, usual }: { label: string; sponsored: number; usual: number }) {
  const most = Math.max(sponsored, usual, 0.1)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{decimal(sponsored)}</b> contre <strong>{decimal(usual)}</strong> sans
        <span className={css.bar} style={{ '--share': sponsored / most } as object} aria-hidden="true" />
        <span className={css.usual} style={{ '--share': usual / most } as object} aria-hidden="true" />
      </dd>
    </div>
  )
}
