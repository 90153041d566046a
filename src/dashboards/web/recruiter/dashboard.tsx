import { useQuery } from '@tanstack/react-query'
import { currentTime } from '#src/shared/dates.ts'
import { capitalised, counted } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { InboxIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from '../dashboard.module.css'
import { DashboardFailure } from '../failure.tsx'
import { DashboardHello } from '../hello.tsx'
import { DashboardMeetings } from '../meetings.tsx'
import { type RecruiterDashboard, type RecruiterFigures, recruiterDashboardQuery } from '../queries.ts'
import { DashboardSkeleton } from '../skeleton.tsx'
import { RecruiterDashboardChart } from './chart.tsx'
import { RecruiterDashboardFigures } from './figures.tsx'
import { FirstOffer } from './first-offer.tsx'
import { RecruiterDashboardOffers } from './offers.tsx'
import { OpeningSteps } from './opening-steps.tsx'
import { RecruiterDashboardToDo } from './to-do.tsx'

const APPLICATIONS = '/dashboard/recruteur/candidatures'
const NEW_OFFER = '/dashboard/recruteur/mes-offres/ajouter'

export function RecruiterDashboardPage() {
  const { data, error, refetch } = useQuery(recruiterDashboardQuery)
  const canWrite = useAbility().can('create', 'job offer')
  if (!data) return error ? <DashboardFailure onRetry={refetch} /> : <DashboardSkeleton />
  const today = capitalised(formatLongDate(currentTime()))
  if (data.figures) return <Figures data={data} figures={data.figures} today={today} />
  return (
    <>
      <DashboardHello action={canWrite && <NewOffer look="secondary" />}>{today}</DashboardHello>
      <OpeningSteps data={data} />
    </>
  )
}

function NewOffer({ look }: { look: 'primary' | 'secondary' }) {
  return (
    <LinkButton look={look} href={NEW_OFFER}>
      <PlusIcon />
      Saisir une offre
    </LinkButton>
  )
}

interface FiguresProps {
  data: RecruiterDashboard
  figures: RecruiterFigures
  today: string
}

function Figures({ data, figures, today }: FiguresProps) {
  const news = figures.new_count
  const canWrite = useAbility().can('create', 'job offer')
  const isNew = !figures.has_published
  const isQuiet = isNew && !figures.has_received
  // The greeting has the same button, and nobody needs it twice.
  const isGreeted = isNew && canWrite && figures.pending_offers_count === 0
  return (
    <>
      <DashboardHello
        action={
          <div className={css.acts}>
            {canWrite && !isGreeted && <NewOffer look={figures.has_received ? 'secondary' : 'primary'} />}
            {figures.has_received && (
              <LinkButton href={APPLICATIONS}>
                <InboxIcon />
                Voir les candidatures
              </LinkButton>
            )}
          </div>
        }
      >
        <span>{today}</span>
        {figures.has_received && (
          <span>
            {news ? `${counted(news, 'candidature')} à ouvrir` : 'toutes les candidatures ont été ouvertes'}
          </span>
        )}
      </DashboardHello>
      {isNew && canWrite && <FirstOffer name={data.company.name} waiting={figures.pending_offers_count} />}
      {!isQuiet && <RecruiterDashboardFigures figures={figures} />}
      <DashboardMeetings meetings={data.meetings} side="recruiter" />
      <div className={css.two}>
        <RecruiterDashboardToDo figures={figures} company={data.company} canAct={canWrite} />
        <RecruiterDashboardOffers figures={figures} canAct={canWrite} />
      </div>
      {!isQuiet && <RecruiterDashboardChart figures={figures} />}
    </>
  )
}
