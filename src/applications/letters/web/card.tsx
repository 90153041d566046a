import { formatShortDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { PenIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { KeptLetter } from '../contract.ts'
import css from './letters.module.css'
import { useRestoreLetter } from './queries.ts'

interface LetterCardProps {
  letter: KeptLetter
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export function LetterCard({ letter, onEdit, onDuplicate, onDelete }: LetterCardProps) {
  const { name, body, company_name, updated_at } = letter
  return (
    <article className={css.card}>
      <h2>{name}</h2>
      <p className="small muted">
        {company_name && `Pour ${company_name}, `}
        {company_name ? 'écrite' : 'Écrite'} le {formatShortDate(updated_at)}
      </p>
      <p className={css.excerpt}>{body}</p>
      <div className={css.foot}>
        <Button look="quiet" small onClick={onEdit} aria-label={`Modifier ${name}`}>
          <PenIcon size={18} />
          Modifier
        </Button>
        <Button look="quiet" small onClick={onDuplicate} aria-label={`Copier ${name}`}>
          Copier
        </Button>
        <Button look="quiet" small iconOnly onClick={onDelete} aria-label={`Supprimer ${name}`}>
          <TrashIcon size={18} />
        </Button>
      </div>
    </article>
  )
}

/** Stands in the place of a letter that was deleted a moment ago. */
export function DeletedLetter({ letter: { id, name } }: { letter: KeptLetter }) {
  const restoring = useRestoreLetter()
  const restore = () =>
    restoring.mutate(id, {
      onError: ({ message }) => toast.error({ title: 'La lettre n’a pas été rétablie', text: message }),
    })
  return (
    <div className={css.gone} role="status">
      <p>«&nbsp;{name}&nbsp;» est supprimée.</p>
      <Button look="secondary" small autoFocus loading={restoring.isPending} onClick={restore}>
        Annuler
      </Button>
    </div>
  )
}
