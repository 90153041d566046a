import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { detailHref } from '#src/applications/reviewing/web/filters.ts'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BriefcaseIcon } from '#src/ui/icons.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ENTRIES_A_DAY } from '../shared/limits.ts'
import { EntryForm, FORM } from './form.tsx'
import { offersToEnterForQuery, useEnterCandidate } from './queries.ts'

interface EntryDialogProps {
  open: boolean
  onClose: () => void
  /** The form begins with this offer. */
  offerId: number | undefined
}

const TITLE = 'Ajouter un candidat'

/** Somebody who came another way than by the site is added here, with what was agreed. */
export default function EntryDialog({ open, onClose, offerId }: EntryDialogProps) {
  const router = useRouter()
  const { data, error, refetch } = useQuery({ ...offersToEnterForQuery, enabled: open })
  const offers = data?.data
  const [progress, setProgress] = useState<number>()
  const entering = useEnterCandidate(setProgress)
  // The key is of one opening of the form: what is added next is another candidate.
  const [key, setKey] = useState(newClientKey)
  if (!offers || offers.length === 0)
    return (
      <Dialog open={open} onClose={onClose} title={TITLE} width={640}>
        {error ? (
          <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
        ) : offers ? (
          <NoOffer />
        ) : (
          <SkeletonLines lines={6} />
        )}
      </Dialog>
    )
  const onEntered = (id: number, removed: Parameters<typeof sayRemoved>[0]) => {
    const text = sayRemoved(removed)
    toast.success({ title: 'Candidat ajouté', ...(text && { text }) })
    setKey(newClientKey())
    onClose()
    void router.navigate({ href: detailHref(id, 'profil', {}) })
  }
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={640}
      title={TITLE}
      subtitle="Reçu au comptoir, par courrier, par e-mail ou par recommandation"
      confirm="Ajouter le candidat"
      form={FORM}
      pending={entering.isPending}
    >
      <DailyLimitNote limit={ENTRIES_A_DAY} now={data?.entries} />
      <EntryForm
        key={key}
        clientKey={key}
        offers={offers}
        offerId={offerId}
        entering={entering}
        progress={entering.isPending ? progress : undefined}
        onEntered={onEntered}
      />
    </DecisionDialog>
  )
}

function NoOffer() {
  return (
    <EmptyState
      icon={BriefcaseIcon}
      title="Aucune offre ouverte ni en pause"
      actions={<LinkButton href="/dashboard/recruteur/mes-offres">Voir mes offres</LinkButton>}
    >
      Un candidat s’ajoute à une offre qui recrute&nbsp;: publiez-en une, ou rouvrez-en une.
    </EmptyState>
  )
}
