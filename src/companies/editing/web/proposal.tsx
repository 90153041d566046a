import { formatNif } from '#src/companies/shared/format-nif.ts'
import { MODERATED_FIELDS } from '#src/companies/shared/moderated.ts'
import { fieldLabel } from '#src/companies/shared/sections.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ArrowRightIcon, ClockIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { useWithdrawProposal } from './queries.ts'

/** What waits for a moderator while the public reads the company as it was. */
export default function CompanyProposal({ company }: { company: OwnCompany }) {
  const { mutate, isPending, error } = useWithdrawProposal()
  const { proposed, proposed_at } = company
  if (!proposed) return null
  const withdraw = () => mutate(undefined, { onSuccess: () => toast.success({ title: 'Demande retirée' }) })
  return (
    <section className={css.proposal} aria-labelledby="demande">
      <h2 id="demande">
        Changement demandé
        <Badge tone="amber">
          <ClockIcon size={16} />
          En validation
        </Badge>
      </h2>
      <p>Votre page publique et vos offres restent comme avant jusqu’à l’accord d’Asafidy.</p>
      {MODERATED_FIELDS.filter((field) => proposed[field]).map((field) => (
        <div key={field} className={css.change}>
          <span>
            <small>{fieldLabel(field)} aujourd’hui</small>
            <b>{written(field, company[field]) || 'Non renseigné'}</b>
          </span>
          <ArrowRightIcon size={20} />
          <span>
            <small>Demandé{proposed_at && ` le ${formatDateTime(proposed_at)}`}</small>
            <b>{written(field, proposed[field])}</b>
          </span>
        </div>
      ))}
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      {company.may_edit && (
        <div>
          <Button look="secondary" small loading={isPending} onClick={withdraw}>
            Retirer ma demande
          </Button>
        </div>
      )}
    </section>
  )
}

function written(field: (typeof MODERATED_FIELDS)[number], value: string | null | undefined): string {
  return field === 'nif' ? formatNif(value ?? '') : (value ?? '')
}
