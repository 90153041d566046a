import { CheckIcon } from '#src/ui/icons.tsx'
import { MinusIcon } from '#src/ui/workspace-icons.tsx'
import type { Match } from '../contract.ts'
import css from './match-reasons.module.css'

const SHOWN = { reasons: 4, gaps: 3 }

export function MatchReasons({ match: { reasons, gaps } }: { match: Match }) {
  if (reasons.length + gaps.length === 0) return null
  return (
    <ul className={css.why}>
      {reasons.length > 0 && (
        <li>
          <CheckIcon size={14} />
          <span className="hidden-text">Correspond&nbsp;: </span>
          <span className="dots">
            {reasons.slice(0, SHOWN.reasons).map(({ text }) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        </li>
      )}
      {gaps.slice(0, SHOWN.gaps).map(({ text }) => (
        <li key={text} className={css.gap}>
          <MinusIcon size={14} />
          <span>
            <span className="hidden-text">À noter&nbsp;: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
