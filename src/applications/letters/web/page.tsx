import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { PenIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { KeptLetter } from '../contract.ts'
import { LETTERS_FULL, LETTERS_MOST } from '../shared/limits.ts'
import { DeletedLetter, LetterCard } from './card.tsx'
import type { Editing } from './edit-dialog.tsx'
import css from './letters.module.css'
import { keptLettersQuery, useDeleteLetter, useDuplicateLetter } from './queries.ts'

const EditDialog = lazyPart(() => import('./edit-dialog.tsx'))

const BLANK: Editing = { id: null, name: '', body: '' }

export function LettersPage() {
  const { data, error, refetch } = useQuery(keptLettersQuery)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [asked, setAsked] = useState(false)
  const open = (start: Editing) => {
    setAsked(true)
    setEditing(start)
  }
  return (
    <>
      <div className={css.top}>
        <div>
          <h1>Mes lettres</h1>
          <p className="muted">
            {data ? countOf(data.length) : error ? null : <Skeleton width={140} height={24} />}
          </p>
        </div>
        {data && data.length > 0 && (
          <Button onClick={() => open(BLANK)}>
            <PlusIcon size={18} />
            Nouvelle lettre
          </Button>
        )}
      </div>
      {data && <LimitNote kept={data.length} most={LETTERS_MOST} full={LETTERS_FULL} />}
      {error && !data && (
        <LoadFailure onRetry={() => refetch()}>Vos lettres n’ont pas pu être lues.</LoadFailure>
      )}
      {!data && !error && <Reading />}
      {data && <Letters letters={data} onEdit={open} onNew={() => open(BLANK)} />}
      {asked && (
        <Suspense>
          <EditDialog editing={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}

interface LettersProps {
  letters: KeptLetter[]
  onEdit: (letter: Editing) => void
  onNew: () => void
}

/** A letter that was deleted here keeps its place, where its deletion can be undone. */
function Letters({ letters, onEdit, onNew }: LettersProps) {
  const [deleted, setDeleted] = useState<readonly KeptLetter[]>([])
  const duplicating = useDuplicateLetter()
  const deleting = useDeleteLetter()
  const duplicate = (id: number) =>
    duplicating.mutate(id, {
      onSuccess: (copy) => toast.success({ title: 'Lettre copiée', text: copy.name }),
      onError: ({ message }) => toast.error({ title: 'La lettre n’a pas été copiée', text: message }),
    })
  const remove = (letter: KeptLetter) =>
    deleting.mutate(letter.id, {
      onSuccess: () => setDeleted((before) => [...before, letter]),
      onError: ({ message }) => toast.error({ title: 'La lettre n’a pas été supprimée', text: message }),
    })
  const kept = new Set(letters.map(({ id }) => id))
  const gone = deleted.filter(({ id }) => !kept.has(id))
  const goneIds = new Set(gone.map(({ id }) => id))
  const shown = [...letters, ...gone].toSorted(
    (one, other) => other.updated_at.localeCompare(one.updated_at) || other.id - one.id,
  )
  if (shown.length === 0) return <None onNew={onNew} />
  return (
    <ul className={css.list} aria-label="Lettres gardées">
      {shown.map((letter) => (
        <li key={letter.id}>
          {goneIds.has(letter.id) ? (
            <DeletedLetter letter={letter} />
          ) : (
            <LetterCard
              letter={letter}
              onEdit={() => onEdit(letter)}
              onDuplicate={() => duplicate(letter.id)}
              onDelete={() => remove(letter)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const countOf = (total: number) => (total === 0 ? 'Aucune lettre gardée' : counted(total, 'lettre gardée'))

function None({ onNew }: { onNew: () => void }) {
  return (
    <div className={css.none}>
      <EmptyState
        icon={PenIcon}
        title="Une bonne lettre sert plus d’une fois"
        actions={
          <>
            <Button onClick={onNew}>Écrire une lettre</Button>
            <LinkButton look="secondary" href="/offres">
              Chercher des offres
            </LinkButton>
          </>
        }
      >
        En postulant, gardez votre lettre&nbsp;: vous la reprendrez ici et dans chaque candidature, et nous
        vous dirons si elle nomme encore une autre société.
      </EmptyState>
    </div>
  )
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos lettres">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={240} />
      ))}
    </div>
  )
}
