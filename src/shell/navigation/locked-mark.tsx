import { LockIcon } from '#src/ui/icons.tsx'
import css from './locked-mark.module.css'

/** Marks an entry that opens once the company is validated. */
export function LockedMark() {
  return (
    <span className={css.mark}>
      <LockIcon size={16} />
      <span className="hidden-text">(s’ouvre dès la validation de la société)</span>
    </span>
  )
}
