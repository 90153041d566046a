import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { isPromiseOver } from '#src/applications/shared/promise.ts'
import { currentTime } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatDayDate } from '#src/shared/weekdays.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './page.module.css'
import { madeProposalQuery, useWithdrawProposal } from './queries.ts'

/** The proposal waits for the applicant, or was accepted. */
export default function MadeProposal({ application }: { application: RecruiterApplicationDetail }) {
  const canDecide = useAbility().can('edit', 'job offer')
  const { data: proposal } = useQuery(madeProposalQuery(application.id))
  const [asking, setAsking] = useState(false)
  const withdrawing = useWithdrawProposal(application)
  if (!proposal) return null
  const isAccepted = application.stage === 'accepted'
  const withdraw = async () => {
    try {
      await withdrawing.mutateAsync()
      setAsking(false)
      toast.success({ title: 'Proposition retirée' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <Card
      title="Votre proposition"
      action={
        <Badge tone={isAccepted ? 'green' : 'laterite'}>
          {isAccepted
            ? 'Acceptée'
            : `${isPromiseOver(proposal.answer_by, currentTime()) ? 'Sans réponse au' : 'Réponse avant le'} ${formatDayDate(proposal.answer_by)}`}
        </Badge>
      }
    >
      <div className={css.made}>
        <p className={css.facts}>
          {formatMoney(proposal.salary)} par mois, à partir du {formatDayDate(proposal.start_date)}
        </p>
        <p>{proposal.text}</p>
        <div className={css.buttons}>
          {proposal.file && (
            <a href={`/api/recruiter/applications/${application.id}/proposal/file`} download>
              {proposal.file.name}
            </a>
          )}
          {canDecide && !isAccepted && application.undo_seconds === null && (
            <Button look="danger" small onClick={() => setAsking(true)}>
              Retirer la proposition
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
        title="Retirer la proposition&nbsp;?"
        confirm="Retirer la proposition"
        pending={withdrawing.isPending}
        failure={withdrawing.error?.message}
      >
        {application.applicant_name} en est prévenu, et sa candidature revient à l’étape d’avant.
      </ConfirmDialog>
    </Card>
  )
}
