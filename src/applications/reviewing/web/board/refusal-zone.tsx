import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { classes } from '#src/ui/class-names.ts'
import { StageRing } from '#src/ui/display/stage.tsx'
import css from './board.module.css'
import { useDrop } from './drag-and-drop.ts'

interface RefusalZoneProps {
  isDragging: boolean
  onReject: (card: RecruiterApplication) => void
}

/** A card that is dropped here is refused, as by its menu. */
export function RefusalZone({ isDragging, onReject }: RefusalZoneProps) {
  const { over, drop } = useDrop('reject', onReject)
  return (
    <div
      className={classes(css.refusal, isDragging && css.ready, over && css.over)}
      aria-hidden="true"
      {...drop}
    >
      <StageRing mark="refused" />
      Déposez ici pour ne pas retenir
    </div>
  )
}
