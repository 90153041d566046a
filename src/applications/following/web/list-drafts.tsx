import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetDraft } from '#src/applications/applying/web/draft.ts'
import { draftKey } from '#src/applications/applying/web/draft-keys.ts'
import type { DraftItem, deleteDraft } from '#src/applications/drafts/contract.ts'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './list.module.css'

/** An application that is not sent yet: it is finished where it was begun, on the page of its offer. */
export function DraftRow({ item }: { item: DraftItem }) {
  const [asking, setAsking] = useState(false)
  const title = displayTitle(item.job_offer_title)
  return (
    <li className={css.row}>
      <CompanyTile company={item.company} />
      <div className={css.what}>
        <h3 className={css.title}>{title}</h3>
        <p className="dots">
          <span>{item.company.name}</span>
          {item.city && <span>{item.city}</span>}
        </p>
      </div>
      <p className={css.expected}>
        <span className={css.strong}>{item.is_prepared ? 'Préparée, à relire' : 'Brouillon'}</span>{' '}
        <span>
          {item.is_prepared ? 'depuis le' : 'du'} {formatShortDate(item.saved_at)}
        </span>
      </p>
      <div className={css.draftActions}>
        {item.is_open ? (
          <LinkButton small href={`${offerHref({ id: item.offer_id, slug: item.offer_slug })}?postuler=1`}>
            {item.is_prepared ? 'Relire ma candidature' : 'Terminer ma candidature'}
          </LinkButton>
        ) : (
          <span className={css.late}>L’offre n’accepte plus de candidatures</span>
        )}
        <Button
          look="quiet"
          small
          aria-label={`Supprimer le brouillon pour ${title}`}
          onClick={() => setAsking(true)}
        >
          Supprimer
        </Button>
      </div>
      <DeleteDraft item={item} title={title} open={asking} onClose={() => setAsking(false)} />
    </li>
  )
}

interface DeleteDraftProps {
  item: DraftItem
  title: string
  open: boolean
  onClose: () => void
}

function DeleteDraft({ item: { offer_id }, title, open, onClose }: DeleteDraftProps) {
  const user = useUser()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    setPending(true)
    try {
      const route = 'DELETE /api/applicant/application-drafts/:id'
      await call<typeof deleteDraft>(route, { params: { id: offer_id } })
      if (user) forgetDraft(draftKey(user.id, offer_id))
      onClose()
      toast.success({ title: 'Le brouillon est supprimé.' })
      await refresh(client, applicationKeys.lists, offerKeys.all)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title="Supprimer ce brouillon ?"
      confirm="Supprimer"
      pending={pending}
      failure={failure}
    >
      Ce que vous avez écrit pour «&nbsp;{title}&nbsp;» est effacé, avec le fichier joint.
    </ConfirmDialog>
  )
}
