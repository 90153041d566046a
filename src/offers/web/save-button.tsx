import type { ReactNode } from 'react'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BookmarkIcon } from '#src/ui/icons.tsx'
import type { OfferItem } from '../contract.ts'
import { SAVED_PAGE, saveFieldOf } from '../saved/shared/save-form.ts'
import { useSaving } from './save.ts'
import css from './save-button.module.css'

interface SaveProps {
  offer: Pick<OfferItem, 'id' | 'title' | 'is_saved'>
  className?: string | undefined
  onChange?: ((saved: boolean) => void) | undefined
}

/** The bookmark on a card. */
export function SaveMark({ offer, className, onChange }: SaveProps) {
  const { saved, press, hidden } = useSaving(offer, onChange)
  if (hidden) return null
  return (
    <Keeping onPress={press} className={className}>
      <BareButton
        type="submit"
        scriptless
        className={css.mark}
        aria-pressed={saved}
        aria-label={`Sauvegarder l’offre ${offer.title}`}
        {...saveFieldOf(offer.id, !saved)}
      >
        <BookmarkIcon />
      </BareButton>
    </Keeping>
  )
}

/** The button on the offer's page. A compact one shows the bookmark alone, as tall as its neighbours. */
export function SaveButton({ offer, compact, className }: SaveProps & { compact?: boolean }) {
  const { saved, press, hidden } = useSaving(offer)
  if (hidden) return null
  const label = { 'aria-label': `Sauvegarder l’offre ${offer.title}` }
  return (
    <Keeping onPress={press}>
      <Button
        type="submit"
        scriptless
        look="secondary"
        iconOnly={compact}
        className={classes(css.button, className)}
        aria-pressed={saved}
        {...saveFieldOf(offer.id, !saved)}
        {...(compact && label)}
      >
        <BookmarkIcon />
        {!compact && (saved ? 'Sauvegardée' : 'Sauvegarder')}
      </Button>
    </Keeping>
  )
}

interface KeepingProps {
  onPress: () => unknown
  className?: string | undefined
  children: ReactNode
}

/** The press is handled here. Before the scripts come, the form is sent to the page of the saved offers. */
function Keeping({ onPress, className, children }: KeepingProps) {
  return (
    <form
      method="post"
      action={SAVED_PAGE}
      className={classes(css.keeping, className)}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </form>
  )
}
