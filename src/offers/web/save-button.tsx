import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BookmarkIcon } from '#src/ui/icons.tsx'
import type { OfferItem } from '../contract.ts'
import { useSaving } from './save.ts'
import css from './save-button.module.css'

interface SaveProps {
  offer: Pick<OfferItem, 'id' | 'title' | 'is_saved'>
  className?: string | undefined
  onChange?: ((saved: boolean) => void) | undefined
}

/** The mark on a card. */
export function SaveMark({ offer, className, onChange }: SaveProps) {
  const { saved, press, hidden } = useSaving(offer, onChange)
  if (hidden) return null
  return (
    <BareButton
      className={classes(css.mark, className)}
      aria-pressed={saved}
      aria-label={`Sauvegarder l’offre ${offer.title}`}
      onClick={press}
    >
      <BookmarkIcon />
    </BareButton>
  )
}

/** The same with its word, on the offer's page; `compact` is the mark alone, as tall as its neighbours. */
export function SaveButton({ offer, compact, className }: SaveProps & { compact?: boolean }) {
  const { saved, press, hidden } = useSaving(offer)
  if (hidden) return null
  const label = { 'aria-label': `Sauvegarder l’offre ${offer.title}` }
  return (
    <Button
      look="secondary"
      iconOnly={compact}
      className={classes(css.button, className)}
      aria-pressed={saved}
      onClick={press}
      {...(compact && label)}
    >
      <BookmarkIcon />
      {!compact && (saved ? 'Sauvegardée' : 'Sauvegarder')}
    </Button>
  )
}
