import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/shared/badge.ts'
import type { AdminPerson } from '../../people/contract.ts'
import css from '../desk/desk.module.css'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import { useAllowed } from '../session/session.ts'
import own from './people.module.css'
import { ReadingDialog } from './reading-dialog.tsx'

interface FactsProps {
  person: AdminPerson
}

/** Where the person is signed in. */
export function Sessions({ person: { sessions } }: FactsProps) {
  return (
    <Section title="Sessions">
      {sessions.length === 0 ? (
        <p className={css.none}>Aucun appareil n’est connecté.</p>
      ) : (
        <ul className={own.lines}>
          {sessions.map(({ id, device, network, seen_at }) => (
            <li key={id}>
              <span>
                <b>{device}</b>
                <small>{network}</small>
              </span>
              <time dateTime={seen_at}>{formatMoment(seen_at)}</time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** What was sent and where it stands; letters and CVs are between the person and the company. */
export function Applications({ person: { applications } }: FactsProps) {
  const { total, open, last } = applications
  const mayRead = useAllowed('read letters and CVs')
  return (
    <Section
      title="Candidatures"
      aside={
        total > 0 && (
          <span className="small muted">{`${counted(total, 'envoyée')}, dont ${open} en cours`}</span>
        )
      }
    >
      {total === 0 ? (
        <p className={css.none}>Aucune candidature n’a été envoyée.</p>
      ) : (
        <ul className={own.lines}>
          {last.map(({ id, offer_id, title, company, status, at }) => (
            <li key={id}>
              <span>
                <AppLink href={`/offres/${offer_id}`}>{title}</AppLink>
                <small>
                  {company}, {formatDate(at)}
                </small>
              </span>
              <span className={own.state}>
                <Badge>{status}</Badge>
                {mayRead && <ReadButton id={id} title={title} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ReadButton({ id, title }: { id: number; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        small
        onClick={() => setOpen(true)}
        aria-label={`Demander à lire la candidature\u00a0: ${title}`}
      >
        Lire…
      </Button>
      {isOpen && <ReadingDialog id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

const MAIL_STATES: Record<AdminPerson['mails'][number]['state'], [label: string, tone: BadgeTone]> = {
  sent: ['Remis', 'green'],
  waiting: ['En file', 'amber'],
  given_up: ['Abandonné', 'red'],
}

/** What was mailed in thirty days, by the subjects: a text may hold a secret link. */
export function Mails({ person: { mails } }: FactsProps) {
  return (
    <Section title="E-mails des trente derniers jours">
      {mails.length === 0 ? (
        <p className={css.none}>Aucun e-mail n’a été envoyé.</p>
      ) : (
        <ul className={own.lines}>
          {mails.map(({ id, subject, at, state, tries }) => {
            const [label, tone] = MAIL_STATES[state]
            return (
              <li key={id}>
                <span>
                  <b>{subject}</b>
                  <small>
                    {formatMoment(at)}
                    {tries > 1 && `, ${counted(tries, 'essai')}`}
                  </small>
                </span>
                <Badge tone={tone}>{label}</Badge>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
