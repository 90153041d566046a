import { type MouseEvent, useEffect, useRef } from 'react'
import { plural } from '#src/shared/phrases.ts'
import css from './error-summary.module.css'
import { useErrorTitle } from './error-title.ts'

export interface FieldProblem {
  /** The field's id, which is its name unless told. */
  id: string
  message: string
}

const COUNTS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Changes at each refused submission, so that the summary takes the focus again. */
  attempt: number
}

/** What a refused form must correct, each linked to its field; takes the focus as it appears. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useErrorTitle(problems.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks for the focus.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.focus()
    field.scrollIntoView({ block: 'center' })
  }
  return (
    <section ref={box} className={css.summary} tabIndex={-1} aria-labelledby="a-corriger">
      <h2 id="a-corriger">
        {COUNTS[problems.length] ?? problems.length} {plural(problems.length, 'réponse est', 'réponses sont')}{' '}
        à corriger
      </h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
