import { useQuery } from '@tanstack/react-query'
import { currentTime } from '#src/shared/dates.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { capitalised, counted } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import css from '../dashboard.module.css'
import { DashboardFailure } from '../failure.tsx'
import { DashboardHello } from '../hello.tsx'
import { DashboardMeetings } from '../meetings.tsx'
import { type ApplicantDashboard, applicantDashboardQuery } from '../queries.ts'
import { DashboardSkeleton } from '../skeleton.tsx'
import { ApplicantDashboardCounts } from './counts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ApplicantDashboardNextStep } from './next-step.tsx'
import { ApplicantDashboardOffers } from './offers.tsx'
import { ApplicantDashboardProfile } from './profile.tsx'
import { ApplicantDashboardSteps } from './steps.tsx'
import { ApplicantDashboardToDo } from './to-do.tsx'

export function ApplicantDashboardPage() {
  const { data, error, refetch } = useQuery(applicantDashboardQuery)
  if (!data) return error ? <DashboardFailure onRetry={refetch} /> : <DashboardSkeleton />
  const { next_step: step } = data
  // What the next step asks for is not asked a second time.
  const waiting = data.meetings.waiting.filter((each) => each.application_id !== step.application_id)
  return (
    <>
      <DashboardHello
        action={
          // The next step or the first steps lead there already.
          !data.is_newcomer &&
          step.kind !== 'find_offer' && (
            <LinkButton look="secondary" href="/offres">
              <SearchIcon />
              Chercher une offre
            </LinkButton>
          )
        }
      >
        <span>{capitalised(formatLongDate(currentTime()))}</span>
        <span>{summaryOf(data.steps)}</span>
      </DashboardHello>
      {(data.is_newcomer || step.kind !== 'verify_email') && <UnverifiedAddress />}
      {data.is_newcomer ? (
        <FirstSteps data={data} />
      ) : (
        <div className={css.two}>
          <ApplicantDashboardNextStep step={step} />
          <ApplicantDashboardCounts data={data} />
        </div>
      )}
      <ApplicantDashboardToDo data={data} />
      <DashboardMeetings meetings={{ ...data.meetings, waiting }} side="applicant" />
      {!data.is_newcomer && <ApplicantDashboardSteps data={data} />}
      {data.is_newcomer ? (
        <ApplicantDashboardOffers data={data} />
      ) : (
        <div className={classes(css.two, css.top)}>
          <ApplicantDashboardOffers data={data} />
          <ApplicantDashboardProfile profile={data.profile} />
        </div>
      )}
    </>
  )
}

/** The notice stands above everything else, because applying needs a verified address. */
function UnverifiedAddress() {
  const user = useUser()
  if (!user || user.has_verified_email) return null
  return (
    <Alert kind="warning">
      {MESSAGES.email_not_verified}.{' '}
      <AppLink href={`/verification-email/${encodeURIComponent(user.email)}`}>Vérifier mon adresse</AppLink>
    </Alert>
  )
}

function summaryOf(steps: ApplicantDashboard['steps']): string {
  const all = Object.values(steps).reduce((sum, count) => sum + count, 0)
  const running = all ? counted(all, 'candidature') : 'aucune candidature'
  const interviews = steps.interview ? `, ${counted(steps.interview, 'entretien')}` : ''
  return `${running} en cours${interviews}`
}
