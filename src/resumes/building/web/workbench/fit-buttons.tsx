import { useEffect, useRef, useState } from 'react'
import {
  type ResumeDocument,
  type ResumeStyle,
  SIZE_WORDS,
  SPACING_WORDS,
} from '#src/resumes/shared/document.ts'
import { counted } from '#src/shared/phrases.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import css from './workbench.module.css'

type Look = Pick<ResumeStyle, 'size' | 'spacing'>

/** Finds the most readable look in so many pages at most; rejects with an ApiError. */
export type FitPages = (document: ResumeDocument, pages: number) => Promise<Look & { pages: number }>

interface FitButtonsProps {
  document: ResumeDocument
  /** So many pages the CV has now. */
  count: number
  fitPages: FitPages
  onChange: (document: ResumeDocument) => void
}

const CHOICES = [
  { pages: 1, words: 'Tenir en une page' },
  { pages: 2, words: 'Tenir en deux pages' },
]

/** Sets size and spacing so that the CV has one page or two; what it says stays as it is. */
export function FitButtons({ count, ...props }: FitButtonsProps) {
  const { fitting, outcome, press, undo } = useFitting(props)
  const fewer = CHOICES.filter(({ pages }) => pages < count)
  return (
    <>
      {fewer.length > 0 && (
        <div className={css.fits}>
          {fewer.map(({ pages, words }) => (
            <Button
              key={pages}
              look="secondary"
              small
              loading={fitting === pages}
              disabled={fitting !== null}
              onClick={() => press(pages)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      <div className={css.fitted} role="status">
        {outcome && <span>{outcome.words}</span>}
        {outcome?.change && (
          <Button look="quiet" small data-fitted onClick={undo}>
            Annuler
          </Button>
        )}
      </div>
    </>
  )
}

interface Outcome {
  words: string
  /** The look before, to which one press leads back, and the one that was found. */
  change?: { before: Look; found: Look }
}

function useFitting({ document: cv, fitPages, onChange }: Omit<FitButtonsProps, 'count'>) {
  const latest = useRef(cv)
  latest.current = cv
  const [fitting, setFitting] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const put = ({ size, spacing }: Look) =>
    onChange({ ...latest.current, style: { ...latest.current.style, size, spacing } })
  const press = async (pages: number) => {
    setFitting(pages)
    setOutcome(null)
    try {
      const { pages: reached, ...found } = await fitPages(cv, pages)
      if (reached > pages) return setOutcome({ words: tooLongWords(reached) })
      const { size, spacing } = latest.current.style
      put(found)
      setOutcome({ words: fittingWords(found, reached), change: { before: { size, spacing }, found } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ words: Object.values(error.errors ?? {})[0]?.[0] ?? error.message })
    } finally {
      setFitting(null)
    }
  }
  const undo = () => {
    if (outcome?.change) put(outcome.change.before)
    setOutcome(null)
  }
  // What was chosen since is not put back by mistake.
  const isStanding = !outcome?.change || isSameLook(outcome.change.found, cv.style)
  const shown = isStanding ? outcome : null
  // The button that was pressed is gone with the page that it took away.
  useEffect(() => {
    if (shown?.change) document.querySelector<HTMLElement>('[data-fitted]')?.focus()
  }, [shown])
  return { fitting, outcome: shown, press, undo }
}

const isSameLook = (one: Look, other: Look) => one.size === other.size && one.spacing === other.spacing

function fittingWords({ size, spacing }: Look, pages: number): string {
  return `Taille «\u00a0${SIZE_WORDS[size]}\u00a0», espacement «\u00a0${SPACING_WORDS[spacing]}\u00a0»\u00a0: le CV tient en ${counted(pages, 'page')}.`
}

function tooLongWords(pages: number): string {
  return `Même petit et serré, ce CV fait ${counted(pages, 'page')}\u00a0: raccourcissez-le ou masquez des sections. Rien n’a changé.`
}
