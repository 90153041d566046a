import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HeldChange } from '#src/applications/deciding/web/held-change.tsx'
import { RejectionDialog } from '#src/applications/deciding/web/one/rejection-dialog.tsx'
import { recipientsQuery, useDecision } from '#src/applications/deciding/web/queries.ts'
import { isMailed } from '#src/applications/entering/shared/telling.ts'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { ApplicationsSearch } from '../filters.ts'

interface BoardRejectionProps {
  card: RecruiterApplication
  search: ApplicationsSearch
  open: boolean
  onClose: () => void
}

/** The dialog asks why a card is refused; the refusal can be taken back here afterwards. */
export default function BoardRejection({ card, search, open, onClose }: BoardRejectionProps) {
  // The recipient has the person's names without opening the application, which would tell the person that it was
  // read.
  const { data, error } = useQuery({ ...recipientsQuery({ ids: String(card.id) }), enabled: open })
  const values = data?.data[0]?.values
  const decision = useDecision(card, search)
  const [isRefused, setRefused] = useState(false)
  if (error && open)
    return (
      <Alert kind="error" live>
        {error.message}
      </Alert>
    )
  return (
    <>
      {isRefused && (
        <HeldChange
          undo="Annuler le refus"
          loading={decision.isPending}
          onUndo={() =>
            decision.mutate({ change: 'cancel_rejection' }, { onSuccess: () => setRefused(false) })
          }
        >
          {card.applicant_name}&nbsp;: refus enregistré.{' '}
          {isMailed(card)
            ? 'La personne n’est prévenue que dans 24\u00A0heures.'
            : 'Sans adresse e-mail, prévenez cette personne vous-même.'}
        </HeldChange>
      )}
      {values && (
        <RejectionDialog
          open={open}
          onClose={onClose}
          busy={decision.isPending}
          application={{ ...card, applicant: { first_name: values.prenom, last_name: values.nom } }}
          onConfirm={(reason, message) =>
            decision.mutateAsync(
              { change: 'reject', reason, message },
              {
                onSuccess: () => {
                  setRefused(true)
                  onClose()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
