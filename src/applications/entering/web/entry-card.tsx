import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { listHref } from '#src/applications/reviewing/web/filters.ts'
import { formatDate } from '#src/shared/dates.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import { ENTERED_KEPT_MONTHS } from '../shared/limits.ts'
import { ENTRY_WAY_LABELS } from '../shared/ways.ts'
import css from './entered.module.css'
import { useRemoveEntered } from './queries.ts'

/** Says of an entered candidate how it came, who added it and what the person agreed to; all of it can be removed. */
export function EntryCard({ application }: { application: RecruiterApplicationDetail }) {
  const { entry, entered } = application
  const canDecide = useAbility().can('edit', 'job offer')
  if (!entry || !entered) return null
  return (
    <Card title="Ajouté à la main">
      <dl className={css.list}>
        <div>
          <dt>Arrivée</dt>
          <dd>{ENTRY_WAY_LABELS[entry.way]}</dd>
        </div>
        <div>
          <dt>Ajouté</dt>
          <dd>
            le {formatDate(entry.entered_at)}
            {entered.by && ` par ${entered.by}`}
          </dd>
        </div>
        <div>
          <dt>Accord du {formatDate(entry.consented_on)}</dt>
          <dd>{entry.consent_words}</dd>
        </div>
        <div>
          <dt>Réponse</dt>
          <dd>
            {entered.has_email
              ? 'Votre réponse part par e-mail.'
              : 'Sans adresse e-mail, donnez votre réponse par téléphone.'}
          </dd>
        </div>
      </dl>
      {canDecide && <Removing application={application} />}
    </Card>
  )
}

function Removing({ application: { id, applicant_name } }: { application: RecruiterApplicationDetail }) {
  const [asking, setAsking] = useState(false)
  const removing = useRemoveEntered(id)
  const router = useRouter()
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        toast.success({ title: 'Candidat supprimé' })
        void router.navigate({ href: listHref({}), replace: true })
      },
    })
  return (
    <>
      <Button look="secondary" small onClick={() => setAsking(true)}>
        <TrashIcon size={16} />
        Supprimer ce candidat
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Supprimer ${applicant_name}\u00a0?`}
        confirm="Supprimer"
        pending={removing.isPending}
        failure={removing.error?.message}
      >
        Ses coordonnées, son CV, vos notes et l’historique de sa candidature sont supprimés aussitôt, et ne
        peuvent pas être retrouvés. Sinon, tout est supprimé {ENTERED_KEPT_MONTHS}&nbsp;mois après la dernière
        étape.
      </ConfirmDialog>
    </>
  )
}
