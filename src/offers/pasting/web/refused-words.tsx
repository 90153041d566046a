import type { Mark } from '#src/offers/wording/shared/marks.ts'
import { WarningIcon } from '#src/ui/icons.tsx'
import css from './page.module.css'

/** Says why words of the advertisement should not stand in an offer, and what to write instead. */
export function RefusedWords({
  line,
  mark,
}: {
  /** Left out of its section. */ line: string | null
  mark: Mark
}) {
  return (
    <div className={css.warning}>
      <WarningIcon size={18} />
      <div>
        {line && <b>«&nbsp;{line}&nbsp;» n’a pas été repris.</b>}
        <p>
          «&nbsp;{mark.found}&nbsp;» {mark.reason}.
          {mark.instead.length > 0 &&
            ` Si le poste le demande, dites plutôt\u00a0: ${mark.instead.join(', ')}.`}
        </p>
      </div>
    </div>
  )
}
