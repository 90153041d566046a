import { displayTitle } from '#src/shared/offer-title.ts'
import { capitalised, counted, listed, plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { BuildingIcon, CheckIcon, ClockIcon } from '#src/ui/icons.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import type { RecruiterDashboard, RecruiterFigures } from '../queries.ts'
import css from '../to-do.module.css'
import { ToDoItem } from '../to-do-item.tsx'
import { UnreadThreads } from '../unread-threads.tsx'

const AREA = '/dashboard/recruteur'
const SOON = 3
const SEE = 'Voir'

interface ToDoProps {
  figures: RecruiterFigures
  company: RecruiterDashboard['company']
  /** A reader is told what waits for the team, and offered nothing but to look at it. */
  canAct: boolean
}

export function RecruiterDashboardToDo({ figures, company, canAct }: ToDoProps) {
  const { unanswered, expiring_offers, accepted_count: accepted, new_count: news } = figures
  const lacks = canAct ? company.profile.missing : []
  const unread = figures.unread_threads
  const single = [unanswered.total, accepted, news, unread, lacks.length].filter((each) => each > 0).length
  const count = single + expiring_offers.length
  return (
    <Card
      flush
      title={
        <>
          {canAct ? 'À faire' : 'Ce qui attend votre équipe'} <span className={css.count}>{count || ''}</span>
        </>
      }
    >
      {count === 0 && (
        <p className={css.none}>
          <CheckIcon />{' '}
          {figures.response_rate.value === null
            ? 'Rien n’attend pour l’instant.'
            : `Tout est à jour.${canAct ? ' Merci pour vos réponses.' : ''}`}
        </p>
      )}
      <ul className={css.list}>
        {unanswered.total > 0 && <Unanswered unanswered={unanswered} canAct={canAct} />}
        {accepted > 0 && <Accepted count={accepted} canAct={canAct} />}
        {news > 0 && <Unopened count={news} canAct={canAct} />}
        {unread > 0 && <UnreadThreads count={unread} list={`${AREA}/candidatures`} from="des candidats" />}
        {expiring_offers.map((offer) => (
          <Expiring key={offer.id} offer={offer} canAct={canAct} />
        ))}
        {lacks.length > 0 && <Profile profile={company.profile} />}
      </ul>
    </Card>
  )
}

interface UnansweredProps {
  unanswered: RecruiterFigures['unanswered']
  canAct: boolean
}

function Unanswered({ unanswered: { total, offers }, canAct }: UnansweredProps) {
  const named = offers.slice(0, 3).map(({ title, count }) => `${displayTitle(title)} (${count})`)
  const others = offers.length > 3 ? ', …' : ''
  const wait = plural(total, 'attend une réponse', 'attendent une réponse')
  return (
    <ToDoItem
      icon={InboxIcon}
      hot
      title={`${counted(total, 'candidature')} ${wait} depuis plus de 7\u00A0jours`}
      action={
        <LinkButton look="soft" small href={`${AREA}/candidatures?status=late&sort_by_date=asc`}>
          {canAct ? 'Répondre' : SEE}
        </LinkButton>
      }
    >
      {named.join(', ')}
      {others}
    </ToDoItem>
  )
}

interface CountProps {
  count: number
  canAct: boolean
}

function Unopened({ count, canAct }: CountProps) {
  return (
    <ToDoItem
      icon={InboxIcon}
      title={`${counted(count, 'candidature')} à ouvrir`}
      action={
        <LinkButton look="secondary" small href={`${AREA}/candidatures?status=submitted`}>
          {canAct ? 'Ouvrir' : SEE}
        </LinkButton>
      }
    >
      {plural(count, 'Personne ne l’a encore lue', 'Personne ne les a encore lues')}
    </ToDoItem>
  )
}

function Accepted({ count, canAct }: CountProps) {
  const accepted = counted(count, 'proposition acceptée', 'propositions acceptées')
  const confirm = `confirmez ${plural(count, 'le recrutement', 'les recrutements')}`
  return (
    <ToDoItem
      icon={CheckIcon}
      hot
      title={canAct ? `${accepted}\u00A0: ${confirm}` : accepted}
      action={
        <LinkButton look="soft" small href={`${AREA}/candidatures?status=accepted`}>
          {canAct ? 'Confirmer' : SEE}
        </LinkButton>
      }
    >
      {plural(count, 'Cette personne attend une confirmation', 'Ces personnes attendent une confirmation')}
    </ToDoItem>
  )
}

interface ExpiringProps {
  offer: RecruiterFigures['expiring_offers'][number]
  canAct: boolean
}

function Expiring({ offer, canAct }: ExpiringProps) {
  const { title, days_left: days, expires_at, applications_count } = offer
  const act = canAct ? 'Renouveler' : SEE
  const when = days === 0 ? 'aujourd’hui' : `dans ${counted(days, 'jour')}`
  return (
    <ToDoItem
      icon={ClockIcon}
      hot={days <= SOON}
      title={`«\u00A0${displayTitle(title)}\u00A0» expire ${when}`}
      action={
        <LinkButton
          look="secondary"
          small
          href={`${AREA}/mes-offres/${offer.id}/apercu`}
          aria-label={`${act} «\u00A0${displayTitle(title)}\u00A0»`}
        >
          {act}
        </LinkButton>
      }
    >
      <span className="dots">
        <span>{capitalised(formatLongDate(expires_at))}</span>
        <span>
          {counted(applications_count, 'candidature')} {plural(applications_count, 'reçue')}
        </span>
      </span>
    </ToDoItem>
  )
}

function Profile({ profile }: { profile: RecruiterDashboard['company']['profile'] }) {
  return (
    <ToDoItem
      icon={BuildingIcon}
      title={`Profil de la société complet à ${profile.percent}\u00A0%`}
      action={
        <LinkButton look="secondary" small href={`${AREA}/compagnie/ma-societe`}>
          Ma Société
        </LinkButton>
      }
    >
      Il manque {listed(profile.missing)}
    </ToDoItem>
  )
}
