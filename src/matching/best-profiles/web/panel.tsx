import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDay } from '#src/shared/dates.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { PhoneLinks } from '#src/ui/display/phone-links.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import { PhoneIcon } from '#src/ui/workspace-icons.tsx'
import { isWaiting } from '../../invitations/shared/states.ts'
import type { BestProfile, BestProfileContact } from '../contract.ts'
import { InviteForm } from './invite-form.tsx'
import css from './panel.module.css'
import { contactQuery } from './queries.ts'
import { titleOf } from './row.tsx'
import { ScoreTable } from './score.tsx'

interface OfferChoice {
  id: number
  title: string
}

interface ProfilePanelProps {
  profile: BestProfile
  /** The offer that the list was made for; null when it was made for typed criteria. */
  offer: OfferChoice | null
  offers: OfferChoice[]
}

export function ProfilePanel({ profile, offer, offers }: ProfilePanelProps) {
  const { name, match, invitation } = profile
  const canWrite = useAbility().can('edit', 'job offer')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const mayInvite = name && canWrite && (!invitation || invitation.state === 'expired')
  return (
    <aside ref={box} tabIndex={-1} className={css.panel} aria-label={name ?? titleOf(profile)}>
      {name && <Contact profileKey={profile.key} />}
      <div>
        <ScoreTable {...match} />
      </div>
      {mayInvite && offers.length > 0 && (
        <InviteForm key={offer?.id} profile={profile} offer={offer} offers={offers} />
      )}
      {invitation && isWaiting(invitation.state) && (
        <p role="status">Votre invitation est partie. La réponse s’affichera ici.</p>
      )}
    </aside>
  )
}

function Contact({ profileKey }: { profileKey: string }) {
  const { data, error } = useQuery(contactQuery(profileKey))
  return (
    <div>
      {error && <Alert kind="error">Cette personne n’est plus parmi les meilleurs profils.</Alert>}
      {!data && !error && <SkeletonLines lines={4} />}
      {data && <Opened contact={data} />}
    </div>
  )
}

function Opened({ contact }: { contact: BestProfileContact }) {
  const { name, opened_at, email, phone_number, headline, experiences } = contact
  return (
    <>
      <div className={css.who}>
        <Avatar name={name} size={48} />
        <div>
          <h2>{name}</h2>
          <p className="muted">Contact ouvert {formatDay(opened_at)}</p>
        </div>
      </div>
      <ul className={css.reach}>
        {phone_number && (
          <li>
            <PhoneIcon />
            <PhoneLinks number={phone_number} name={name} />
          </li>
        )}
        <li>
          <MailIcon />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      {headline && <p className={css.headline}>{headline}</p>}
      <ul className={css.posts}>
        {experiences.map(({ title, company, start, end }) => (
          <li key={`${title} ${start}`}>
            <b>{title}</b>, {company}
            <span>
              {formatMonth(start)} à {end ? formatMonth(end) : 'aujourd’hui'}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
