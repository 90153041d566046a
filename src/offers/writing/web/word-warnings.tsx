import { useState } from 'react'
import { findMarks, type Mark } from '#src/offers/wording/shared/marks.ts'
import { WarningIcon } from '#src/ui/icons.tsx'
import css from './editor.module.css'

interface WordWarningsProps {
  /** The text without tags. */
  text: string
  /** Replaces words by others; without it no other words are proposed. */
  onReplace?: (found: string, word: string) => void
  /** False for words that stand in several parts of the text, where a replacement would be ambiguous. */
  canReplace?: (found: string) => boolean
}

/** Says which words of a text should be replaced, why, and by what. */
export function WordWarnings({ text, canReplace = () => true, onReplace }: WordWarningsProps) {
  const [ignored, setIgnored] = useState<string[]>([])
  const marks = findMarks(text).filter(({ found }) => !ignored.includes(found))
  return marks.map((mark) => (
    <Warning
      key={`${mark.found}-${mark.start}`}
      mark={mark}
      words={onReplace && canReplace(mark.found) ? mark.instead : []}
      onReplace={(word) => onReplace?.(mark.found, word)}
      onIgnore={() => setIgnored([...ignored, mark.found])}
    />
  ))
}

interface WarningProps {
  mark: Mark
  /** The words that may replace them. */
  words: readonly string[]
  onReplace: (word: string) => void
  onIgnore: () => void
}

function Warning({ mark, words, onReplace, onIgnore }: WarningProps) {
  return (
    <div className={css.warning} role="status">
      <WarningIcon />
      <div>
        <b>
          «&nbsp;{mark.found}&nbsp;» {mark.reason}.
        </b>
        {mark.topic !== 'money' && (
          <p>Décrivez plutôt ce que le poste demande.{words.length > 0 && ' Remplacer par\u00a0:'}</p>
        )}
        <div className={css.chips}>
          {words.map((word) => (
            <button key={word} type="button" onClick={() => onReplace(word)}>
              {word}
            </button>
          ))}
          <button type="button" className={css.quiet} onClick={onIgnore}>
            Ignorer
          </button>
        </div>
      </div>
    </div>
  )
}
