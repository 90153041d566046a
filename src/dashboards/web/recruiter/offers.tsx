import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { RecruiterFigures } from '../queries.ts'
import css from './offers.module.css'

interface OffersProps {
  figures: RecruiterFigures
  canAct: boolean
}

export function RecruiterDashboardOffers({ figures, canAct }: OffersProps) {
  return (
    <Card title="En ce moment">
      <dl className={css.facts}>
        <div>
          <dt>Offres ouvertes</dt>
          <dd>{formatCount(figures.open_offers_count)}</dd>
        </div>
        <div>
          <dt>Candidatures jamais ouvertes</dt>
          <dd>{formatCount(figures.new_count)}</dd>
        </div>
        <div>
          <dt>Sans réponse depuis plus de 7&nbsp;jours</dt>
          <dd>{formatCount(figures.unanswered.total)}</dd>
        </div>
      </dl>
      <AppLink className={css.link} href="/dashboard/recruteur/mes-offres">
        {canAct ? 'Gérer mes offres' : 'Voir les offres'}
      </AppLink>
      {figures.new_count > 0 && (
        <AppLink className={css.link} href="/dashboard/recruteur/candidatures?status=submitted">
          {canAct ? 'Ouvrir' : 'Voir'} les nouvelles candidatures
        </AppLink>
      )}
    </Card>
  )
}
