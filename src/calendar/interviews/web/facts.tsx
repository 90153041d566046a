import type { ReactNode } from 'react'
import { EVENT_LABELS, type EventType } from '#src/calendar/shared/event-types.ts'
import { lengthWords, mapAddress } from '#src/calendar/shared/words.ts'
import { TypeIcon } from '#src/calendar/web/type-icon.tsx'
import { listed } from '#src/shared/phrases.ts'
import { ClockIcon } from '#src/ui/icons.tsx'
import { TextIcon, UsersIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../contract.ts'
import css from './interviews.module.css'

interface FactsProps {
  interview: Interview
  side: 'applicant' | 'recruiter'
}

export function InterviewFacts({ interview, side }: FactsProps) {
  const { type, duration_minutes, attendees, preparation } = interview
  return (
    <dl className={css.facts}>
      <Fact icon={<TypeIcon type={type as EventType} />} term={EVENT_LABELS[type]}>
        <Place interview={interview} side={side} />
      </Fact>
      <Fact icon={<ClockIcon />} term="Durée">
        {lengthWords(duration_minutes)}, heure d’Antananarivo
      </Fact>
      {attendees.length > 0 && (
        <Fact icon={<UsersIcon />} term="Avec">
          {listed(attendees.map(({ name }) => name))}
        </Fact>
      )}
      {preparation && (
        <Fact icon={<TextIcon />} term="À préparer">
          {preparation}
        </Fact>
      )}
    </dl>
  )
}

function Place({ interview: { type, place, state }, side }: FactsProps) {
  if (type === 'interview_phone') {
    if (place) return <a href={`tel:${place}`}>{place}</a>
    return side === 'applicant' ? 'On vous appelle au numéro de votre compte' : 'Vous appelez le candidat'
  }
  if (/^https:\/\//.test(place))
    return (
      <a href={place} target="_blank" rel="noopener noreferrer">
        {new URL(place).host + new URL(place).pathname}
      </a>
    )
  if (type === 'interview_video' && state !== 'confirmed') return 'Lien envoyé à la confirmation'
  if (!place) return 'Précisé par le recruteur'
  return (
    <>
      {place}{' '}
      <a href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
        Voir sur la carte
      </a>
    </>
  )
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      {icon}
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
