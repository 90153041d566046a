import { useMemo } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { plural } from '#src/shared/phrases.ts'
import { BareButton } from '#src/ui/button.tsx'
import { CheckIcon, InfoIcon } from '#src/ui/icons.tsx'
import css from './editor.module.css'
import { type PrintedPages, remarksOnPages } from './page-remarks.ts'
import { remarksOn } from './remarks.ts'

interface ChecksProps {
  document: ResumeDocument
  /** Null while nothing is known of its pages. */
  printed: PrintedPages | null
  onShow: (part: string) => void
}

/** What is missing, too long or badly placed on its pages, each leading to its place. */
export function Checks({ document: cv, printed, onShow }: ChecksProps) {
  const remarks = useMemo(
    () => [...remarksOn(cv), ...(printed ? remarksOnPages(cv, printed) : [])],
    [cv, printed],
  )
  if (remarks.length === 0)
    return (
      <p className={css.done}>
        <CheckIcon size={18} />
        {printed ? 'Rien ne manque et rien n’est trop long.' : 'Rien ne manque.'}
      </p>
    )
  return (
    <details className={css.checks}>
      <summary>
        <InfoIcon size={18} />
        {remarks.length} {plural(remarks.length, 'point')} à voir
      </summary>
      <ul>
        {remarks.map(({ part, words }) => (
          <li key={words}>
            <BareButton onClick={() => onShow(part)}>{words}</BareButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
