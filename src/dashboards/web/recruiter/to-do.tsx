import { formatLongDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { capitalised, counted, listed, plural } from '#src/shared/phrases.ts'
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

interface ToDoProps {
  figures: RecruiterFigures
  company: RecruiterDashboard['company']
}

export function RecruiterDashboardToDo({ figures, company }: ToDoProps) {
  const { unanswered, expiring_offers, accepted_count: accepted, new_count: news } = figures
  const lacks = company.profile.missing
  const unread = figures.unread_threads
  const single = [unanswered.total, accepted, news, unread, lacks.length].filter((each) => each > 0).length
  const count = single + expiring_offers.length
  return (
    <Card
      flush
      title={
        <>
          À faire <span className={css.count}>{count || ''}</span>
        </>
      }
    >
      {count === 0 && (
        <p className={css.none}>
          <CheckIcon />{' '}
          {figures.response_rate.value === null
            ? 'Rien ne vous attend pour l’instant.'
            : 'Tout est à jour. Merci pour vos réponses.'}
        </p>
      )}
      <ul className={css.list}>
        {unanswered.total > 0 && <Unanswered unanswered={unanswered} />}
        {accepted > 0 && <Accepted count={accepted} />}
        {news > 0 && <Unopened count={news} />}
        {unread > 0 && <UnreadThreads count={unread} list={`${AREA}/candidatures`} from="des candidats" />}
        {expiring_offers.map((offer) => (
          <Expiring key={offer.id} offer={offer} />
        ))}
        {lacks.length > 0 && <Profile profile={company.profile} />}
      </ul>
    </Card>
  )
}

function Unanswered({ unanswered: { total, offers } }: { unanswered: RecruiterFigures['unanswered'] }) {
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
          Répondre
        </LinkButton>
      }
    >
      {named.join(', ')}
      {others}
    </ToDoItem>
  )
}

function Unopened({ count }: { count: number }) {
  return (
    <ToDoItem
      icon={InboxIcon}
      title={`${counted(count, 'candidature')} à ouvrir`}
      action={
        <LinkButton look="secondary" small href={`${AREA}/candidatures?status=submitted`}>
          Ouvrir
        </LinkButton>
      }
    >
      {plural(count, 'Personne ne l’a encore lue', 'Personne ne les a encore lues')}
    </ToDoItem>
  )
}

function Accepted({ count }: { count: number }) {
  return (
    <ToDoItem
      icon={CheckIcon}
      hot
      title={`${counted(count, 'proposition acceptée', 'propositions acceptées')}\u00A0: confirmez ${plural(count, 'le recrutement', 'les recrutements')}`}
      action={
        <LinkButton look="soft" small href={`${AREA}/candidatures?status=accepted`}>
          Confirmer
        </LinkButton>
      }
    >
      {plural(
        count,
        'Cette personne attend votre confirmation',
        'Ces personnes attendent votre confirmation',
      )}
    </ToDoItem>
  )
}

function Expiring({ offer }: { offer: RecruiterFigures['expiring_offers'][number] }) {
  const { title, days_left: days, expires_at, applications_count } = offer
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
          aria-label={`Renouveler «\u00A0${displayTitle(title)}\u00A0»`}
        >
          Renouveler
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
