import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractWords } from '#src/applications/shared/labels.ts'
import { currentTime, daysBetween, formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { capitalised, counted } from '#src/shared/phrases.ts'
import { formatDayDate, formatLongDate, formatShortDayDate } from '#src/shared/weekdays.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { CheckIcon, ClockIcon } from '#src/ui/icons.tsx'
import type { Proposal } from '../contract.ts'
import { AcceptDialog, DeclineDialog } from './answer-dialogs.tsx'
import css from './page.module.css'
import { proposalQuery } from './queries.ts'

export default function ProposalPage({ id }: { id: string }) {
  const { data: proposal } = useQuery(proposalQuery(id))
  if (!proposal) return null
  return (
    <div className={css.two}>
      <article className={css.sheet} aria-labelledby="proposition-titre">
        <div className={css.cover}>
          <CompanyTile company={proposal.company} size="large" />
          <div>
            <p>{proposal.company.name} vous propose le poste de</p>
            <h1 id="proposition-titre">{displayTitle(proposal.job_offer_title)}</h1>
          </div>
        </div>
        <Terms proposal={proposal} />
        <div className={css.letter}>
          <p className={css.text}>{proposal.text}</p>
          <div className={css.sign}>
            <Avatar name={proposal.author} tone="green" />
            <span>
              <b>{proposal.author}</b>
              {proposal.company.name} · {formatDate(proposal.created_at)}
            </span>
          </div>
          {proposal.file && (
            <a className={css.file} href={`/api/applicant/applications/${id}/proposal/file`} download>
              <span className={css.kind} aria-hidden="true">
                PDF
              </span>
              <span>
                <b>{proposal.file.name}</b>
                {formatSize(proposal.file.size)} · vérifié
              </span>
              <em>Télécharger</em>
            </a>
          )}
        </div>
      </article>
      <div className={css.side}>
        <Answer id={id} proposal={proposal} />
        {proposal.state === 'waiting' && <Next name={proposal.company.name} />}
      </div>
    </div>
  )
}

function Terms({ proposal }: { proposal: Proposal }) {
  const { salary, start_date, answer_by, city, benefits, fits } = proposal
  return (
    <dl className={css.terms}>
      <Term name="Salaire brut par mois" fit={fits.salary && 'Selon vos souhaits'}>
        {formatMoney(salary)}
      </Term>
      <Term name="Contrat">{contractWords(proposal)}</Term>
      <Term name="Prise de poste" fit={fits.start_date && 'Vous êtes disponible'}>
        {capitalised(formatDayDate(start_date))}
      </Term>
      <Term name="Lieu">{city}</Term>
      {benefits.length > 0 && <Term name="Avantages">{benefits.join(', ')}</Term>}
      <Term name="À répondre jusqu’au">{capitalised(formatDayDate(answer_by))}</Term>
    </dl>
  )
}

function Term({ name, fit, children }: { name: string; fit?: string | false; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {fit && (
          <small>
            <CheckIcon size={14} />
            {fit}
          </small>
        )}
      </dd>
    </div>
  )
}

function Answer({ id, proposal }: { id: string; proposal: Proposal }) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const close = () => setAsking(null)
  const question = `/candidat/candidatures/${id}/messages`
  if (proposal.state !== 'waiting')
    return (
      <>
        <Answered id={id} proposal={proposal} onDecline={() => setAsking('decline')} />
        <DeclineDialog id={id} proposal={proposal} open={asking === 'decline'} onClose={close} />
      </>
    )
  return (
    <section className={css.decide} aria-label="Votre réponse">
      <Left proposal={proposal} />
      <Button wide onClick={() => setAsking('accept')}>
        Accepter la proposition
      </Button>
      <LinkButton look="secondary" wide href={question}>
        Poser une question
      </LinkButton>
      <Button look="quiet" wide className={css.no} onClick={() => setAsking('decline')}>
        Décliner
      </Button>
      <AcceptDialog id={id} proposal={proposal} open={asking === 'accept'} onClose={close} />
      <DeclineDialog id={id} proposal={proposal} open={asking === 'decline'} onClose={close} />
    </section>
  )
}

const MOST_TICKS = 31

function Left({ proposal: { created_at, answer_by } }: { proposal: Proposal }) {
  const left = daysBetween(currentTime(), answer_by)
  const all = daysBetween(created_at, answer_by) + 1
  const past = Math.min(all, Math.max(1, daysBetween(created_at, currentTime()) + 1))
  const words =
    left < 0 ? 'Le délai est passé' : left === 0 ? 'Dernier jour' : `Il reste ${counted(left, 'jour')}`
  return (
    <div className={css.left}>
      <b>
        <ClockIcon size={18} />
        {words}
      </b>
      {all <= MOST_TICKS && (
        <div className={css.ticks} role="img" aria-label={`Jour ${past} sur ${all}`}>
          {Array.from({ length: all }, (_, index) => index + 1).map((tick) => (
            <i key={tick} className={classes(tick <= past && css.on)} />
          ))}
        </div>
      )}
      <span>
        {left < 0
          ? 'Vous pouvez encore répondre, tant que la société ne l’a pas retirée.'
          : `jusqu’au ${formatShortDayDate(answer_by)}, fin de journée`}
      </span>
    </div>
  )
}

function Answered({ id, proposal, onDecline }: { id: string; proposal: Proposal; onDecline: () => void }) {
  const { state, company, accepted_at } = proposal
  if (state === 'withdrawn')
    return (
      <Alert kind="warning">{company.name} a retiré cette proposition. Votre candidature continue.</Alert>
    )
  if (state === 'declined') return <Alert>Vous avez décliné cette proposition.</Alert>
  if (state === 'ended') return <Alert>Cette candidature est terminée.</Alert>
  const done = state === 'hired'
  return (
    <section className={css.done} aria-label="Votre réponse">
      <span className={css.halo}>
        <CheckIcon size={28} />
      </span>
      <h2>Félicitations&nbsp;!</h2>
      <p>
        {accepted_at && `Vous avez accepté le ${formatLongDate(accepted_at)}. `}
        {done
          ? `${company.name} a confirmé votre recrutement.`
          : `${company.name} doit maintenant confirmer votre recrutement.`}
      </p>
      <LinkButton look="soft" wide href={`/candidat/candidatures/${id}/messages`}>
        Écrire à {company.name}
      </LinkButton>
      <LinkButton look="quiet" wide href={`/candidat/candidatures/${id}/suivi`}>
        Voir le suivi
      </LinkButton>
      {!done && (
        <Button look="quiet" wide className={css.no} onClick={onDecline}>
          Je change d’avis
        </Button>
      )}
    </section>
  )
}

function Next({ name }: { name: string }) {
  return (
    <Card title="Et ensuite">
      <ol className={css.steps}>
        <li>
          <b>Vous acceptez.</b> {name} est prévenue aussitôt.
        </li>
        <li>
          <b>Elle confirme le recrutement</b> et vous dit comment signer.
        </li>
        <li>
          <b>Vos autres candidatures restent ouvertes</b> tant que vous ne les retirez pas.
        </li>
      </ol>
    </Card>
  )
}
