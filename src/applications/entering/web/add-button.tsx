import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from './entered.module.css'
import { offersToEnterForQuery } from './queries.ts'

const EntryDialog = lazyPart(() => import('./dialog.tsx'))

/** The form is downloaded with the first press. A reader of the company has no such button. */
export function AddCandidateButton({ offerId }: { offerId?: number }) {
  const canDecide = useAbility().can('edit', 'job offer')
  const [open, setOpen] = useState<boolean>()
  if (!canDecide) return null
  return (
    <>
      <Button look="secondary" small onClick={() => setOpen(true)}>
        <PlusIcon size={18} />
        Ajouter un candidat
      </Button>
      {open !== undefined && (
        <Suspense>
          <EntryDialog open={open} onClose={() => setOpen(false)} offerId={offerId} />
        </Suspense>
      )}
    </>
  )
}

/** A closed offer, or one that was never published, takes nobody, so the page of an offer asks first. */
export function AddCandidateToOffer({ id }: { id: number }) {
  const canDecide = useAbility().can('edit', 'job offer')
  const { data } = useQuery({ ...offersToEnterForQuery, enabled: canDecide })
  if (!data?.data.some((offer) => offer.id === id)) return null
  return (
    <div className={css.alone}>
      <AddCandidateButton offerId={id} />
    </div>
  )
}
