import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { canMoveArticle } from '#src/content/articles/shared/states.ts'
import { Button } from '#src/ui/button.tsx'
import { ClockIcon, EyeIcon } from '#src/ui/icons.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { ArticleDesk } from '../../articles/contract.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { PlanDialog } from '../writing/plan-dialog.tsx'
import layout from '../writing/writing.module.css'
import { MOVES, removeArticle } from './queries.ts'
import type { ArticleEditing } from './use-article.ts'

interface ArticleActionsProps {
  article: ArticleDesk
  editing: ArticleEditing
  isPreview: boolean
  onPreview: () => void
}

type Open = 'publish' | 'plan' | 'withdraw' | 'delete' | null

/** What becomes of the article; each says what will happen before it does. */
export function ArticleActions({ article, editing, isPreview, onPreview }: ArticleActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { state, first_published_at } = article
  const { move, isMoving } = editing
  const isOnline = state === 'published'
  return (
    <div className={layout.actions}>
      {canMoveArticle(state, 'delete') && (
        <Button small look="quiet" onClick={() => setOpen('delete')}>
          Supprimer
        </Button>
      )}
      {canMoveArticle(state, 'withdraw') && (
        <Button small look="quiet" onClick={() => setOpen('withdraw')}>
          Retirer
        </Button>
      )}
      <Button small look="soft" aria-pressed={isPreview} onClick={onPreview}>
        <EyeIcon size={18} />
        {isPreview ? 'Écrire' : 'Aperçu'}
      </Button>
      {canMoveArticle(state, 'unplan') && (
        <Button
          small
          look="secondary"
          loading={isMoving}
          onClick={() => void move(MOVES.unplan, 'La publication n’est plus programmée.')}
        >
          Ne plus programmer
        </Button>
      )}
      {state === 'draft' && (
        <Button small look="secondary" onClick={() => setOpen('plan')}>
          <ClockIcon size={18} />
          Programmer
        </Button>
      )}
      {(!isOnline || article.has_changes || editing.isChanged) && (
        <Button small onClick={() => setOpen('publish')}>
          {isOnline ? 'Publier les corrections' : 'Publier'}
        </Button>
      )}
      <DecisionDialog
        open={open === 'publish'}
        onClose={close}
        title={isOnline ? 'Publier les corrections' : 'Publier maintenant'}
        confirm={isOnline ? 'Publier les corrections' : 'Publier'}
        pending={isMoving}
        width={480}
        sheet
        focus="confirm"
        onConfirm={() =>
          void move(
            MOVES.publish,
            isOnline ? 'Les corrections sont en ligne.' : 'L’article est en ligne.',
          ).then(close)
        }
      >
        <p>
          {isOnline
            ? 'Les visiteurs lisent le nouveau texte, avec la date de la correction. L’adresse d’avant continue de mener ici.'
            : 'Sur /actualites et dans le flux RSS. Rien n’est envoyé par e-mail.'}
        </p>
      </DecisionDialog>
      <PlanDialog
        open={open === 'plan'}
        isPending={isMoving}
        onClose={close}
        onPlan={(at) =>
          void move((saved) => MOVES.plan(saved, at), 'La publication est programmée.').then(close)
        }
      />
      <ReasonDialog
        open={open === 'withdraw'}
        title="Retirer de la ligne"
        action="Retirer"
        hint="Vos collègues la lisent ici. L’adresse répond «&nbsp;retiré&nbsp;» et mène à d’autres articles."
        onSend={(reason) =>
          void move((saved) => MOVES.withdraw(saved, reason), 'L’article est retiré.').then(close)
        }
        onClose={close}
      />
      {first_published_at === null && (
        <DeleteDialog open={open === 'delete'} editing={editing} onClose={close} />
      )}
    </div>
  )
}

function DeleteDialog({
  open,
  editing,
  onClose,
}: {
  open: boolean
  editing: ArticleEditing
  onClose: () => void
}) {
  const router = useRouter()
  const remove = useMutation({
    mutationFn: () => removeArticle(editing.saved()),
    onSuccess: () => router.navigate({ href: '/articles' }),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title="Supprimer ce brouillon"
      confirm="Supprimer"
      pending={remove.isPending}
      failure={remove.error?.message}
    >
      Le texte et ses images disparaissent pour tous. Cela ne se défait pas.
    </ConfirmDialog>
  )
}
