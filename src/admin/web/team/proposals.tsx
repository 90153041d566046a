import { useId, useState } from 'react'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { AdminProposal, confirmProposal, dropProposal } from '../../team/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { useTeamChange } from './queries.ts'
import css from './team.module.css'

/** What waits for a second person: who proposed it can only withdraw it. */
export function Proposals({ proposals }: { proposals: readonly AdminProposal[] }) {
  return proposals.map((proposal) => <Proposal key={proposal.id} proposal={proposal} />)
}

/** @example « Noro Ratsimba propose Tiana Rakoto à la super-administration » */
function wordsOf({ proposed_by, person, role }: AdminProposal): string {
  const who = proposed_by ?? 'Un collègue'
  if (role === 'super_admin') return `${who} propose ${person} à la super-administration`
  if (role === null) return `${who} propose de retirer l’accès de ${person}`
  return `${who} propose que ${person} passe au rôle ${ADMIN_ROLE_LABELS[role]}`
}

function Proposal({ proposal }: { proposal: AdminProposal }) {
  const { mutate, isPending, error } = useTeamChange()
  const [isAsked, setAsked] = useState(false)
  const { id, is_own, why, proposed_at, expires_at } = proposal
  const drop = () =>
    mutate({
      send: () =>
        call<typeof dropProposal>('DELETE /api/admin/administrators/proposals/:id', { params: { id } }),
      done: is_own ? 'Proposition retirée' : 'Proposition refusée',
    })
  return (
    <section className={css.proposal} aria-label="Attend une deuxième personne">
      <div>
        <h2>{wordsOf(proposal)}</h2>
        <p>
          {is_own ? 'Un collègue doit confirmer.' : 'Il faut une deuxième personne.'} Demandé le{' '}
          {formatMoment(proposed_at)}&nbsp;: «&nbsp;{why}&nbsp;». S’annule seul le {formatMoment(expires_at)}.
        </p>
        {error && (
          <Alert kind="error" live>
            {error.message}
          </Alert>
        )}
      </div>
      <div className={css.buttons}>
        {!is_own && (
          <Button look="secondary" onClick={() => setAsked(true)}>
            Confirmer, avec mon code
          </Button>
        )}
        <Button className={css.onDark} look="quiet" loading={isPending} onClick={drop}>
          {is_own ? 'Retirer ma proposition' : 'Refuser'}
        </Button>
      </div>
      <CodeDialog open={isAsked} proposal={proposal} onClose={() => setAsked(false)} />
    </section>
  )
}

interface CodeDialogProps {
  open: boolean
  proposal: AdminProposal
  onClose: () => void
}

function CodeDialog({ open, proposal, onClose }: CodeDialogProps) {
  const id = useId()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={480}
      sheet
      title="Confirmer, avec mon code"
      confirm="Confirmer"
      form={id}
    >
      <CodeForm id={id} proposal={proposal} />
    </DecisionDialog>
  )
}

function CodeForm({ id, proposal }: { id: string; proposal: AdminProposal }) {
  const change = useTeamChange()
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('../../team/contract.ts')).confirmationInput,
    short: true,
    send: (body) =>
      change.mutateAsync({
        send: () =>
          call<typeof confirmProposal>('PUT /api/admin/administrators/proposals/:id/confirmation', {
            params: { id: proposal.id },
            body,
          }),
        done: 'Confirmé à deux',
      }),
  })
  return (
    <form id={id} className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <p>{wordsOf(proposal)}.</p>
      <CodeField
        label="Code de connexion"
        hint="Les six chiffres que montre votre application."
        data-focus-first=""
        {...form.text('code')}
      />
    </form>
  )
}
