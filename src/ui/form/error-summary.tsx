import { type MouseEvent, useEffect, useRef } from 'react'
import { plural } from '#src/shared/phrases.ts'
import css from './error-summary.module.css'
import { useErrorTitle } from './error-title.ts'

export interface FieldProblem {
  /** The field's id, which is its name unless told. */
  id: string
  message: string
  /** The step of the form in which the field stands, where the form has several. */
  step?: string | undefined
}

const COUNTS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Changes at each refused submission, so that the summary takes the focus again. */
  attempt: number
  /** Shows a field that stands in another step of the form, with the focus on it. */
  onElsewhere?: ((id: string) => void) | undefined
}

/** What a refused form must correct, each linked to its field; takes the focus as it appears. */
export function ErrorSummary({ problems, attempt, onElsewhere }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useErrorTitle(problems.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks for the focus.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id)
    if (field || onElsewhere) event.preventDefault()
    if (!field) return onElsewhere?.(id)
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
        {problems.map(({ id, message, step }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {step && <b>{step}&nbsp;: </b>}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
