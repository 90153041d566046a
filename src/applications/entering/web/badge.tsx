import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import css from './entered.module.css'

/** Says that a colleague added the candidate, and who; nothing for whoever applied on the site. */
export function EnteredBadge({ entered }: Pick<RecruiterApplication, 'entered'>) {
  if (!entered) return null
  return (
    <span className={css.badge}>
      <Badge>Ajouté à la main</Badge>
      {entered.by && <span className={css.by}>par {entered.by}</span>}
    </span>
  )
}
