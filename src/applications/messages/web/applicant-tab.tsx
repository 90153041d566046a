import type { ApplicationDetail } from '#src/applications/following/contract.ts'
import { currentTime, daysBetween } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { Card } from '#src/ui/display/card.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { BellIcon, FlagIcon, LockIcon } from '#src/ui/icons.tsx'
import { Composer } from './composer.tsx'
import css from './thread.module.css'
import { Thread } from './thread.tsx'

export default function ApplicantMessages({ application }: { application: ApplicationDetail }) {
  const { id, company, promise } = application
  return (
    <div className={css.two}>
      <Thread
        key={id}
        area="applicant"
        id={id}
        empty={`Écrivez le premier message à ${company.name}.`}
        waiting={promise && <Promised promise={promise} />}
        composer={<Composer area="applicant" id={id} placeholder={`Écrire à ${company.name}`} />}
      />
      <div className={css.side}>
        <Card
          title={
            <span className={css.who}>
              <CompanyTile company={company} />
              {company.name}
            </span>
          }
        >
          <ul className={css.facts}>
            <li>
              <BellIcon size={18} />
              Un e-mail vous prévient si vous n’avez pas lu un message après 10&nbsp;minutes.
            </li>
            <li>
              <LockIcon size={18} />
              Votre e-mail et votre téléphone ne sont pas montrés ici.
            </li>
          </ul>
        </Card>
        <Card title="Un doute&nbsp;?">
          <p className={css.text}>
            Aucun employeur sérieux ne demande d’argent pour un entretien ou un contrat. Pour nous signaler un
            message, touchez <FlagIcon size={16} /> à côté de lui.
          </p>
        </Card>
      </div>
    </div>
  )
}

function Promised({ promise }: { promise: NonNullable<ApplicationDetail['promise']> }) {
  const { of, due_at, is_late } = promise
  const left = daysBetween(currentTime(), due_at)
  const days = counted(left, 'jour')
  if (is_late)
    return (
      <p>
        <b>La réponse promise a du retard.</b> Nous relançons le recruteur pour vous.
      </p>
    )
  return (
    <p>
      <b>Réponse promise sous {of}&nbsp;jours.</b>{' '}
      {left > 0 ? `Il en reste ${days}` : 'C’est le dernier jour'}
      {'\u00a0'}: au plus tard le {formatLongDate(due_at)}. Si rien ne vient, nous relançons le recruteur pour
      vous.
    </p>
  )
}
