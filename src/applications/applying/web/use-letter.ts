import { useState } from 'react'
import type { Form } from '#src/shell/form/use-form.ts'
import type { ApplyValues } from './values.ts'

/** What helps with the letter, each in a dialog of its own. */
type LetterTool = 'answers' | 'kept' | 'keeping'

export type ApplyLetter = ReturnType<typeof useLetter>

/** Puts a whole letter in the form, and gives back what it took the place of. */
export function useLetter(form: Form<ApplyValues>) {
  const [tool, setTool] = useState<LetterTool | null>(null)
  const [put, setPut] = useState<{ letter: string; replaced: string } | null>(null)
  const { letter } = form.values
  const place = (next: string) => {
    setPut(letter.trim() && letter !== next ? { letter: next, replaced: letter } : null)
    void form.change({ letter: next })
  }
  return {
    tool,
    open: setTool,
    close: () => setTool(null),
    place,
    /** Null where nothing was replaced, or what took its place was changed since. */
    giveBack:
      put?.letter === letter
        ? () => {
            void form.change({ letter: put.replaced })
            setPut(null)
          }
        : null,
  }
}
