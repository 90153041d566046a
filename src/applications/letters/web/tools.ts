import { useState } from 'react'

/** What helps with a letter, each in a dialog of its own. */
type LetterTool = 'answers' | 'kept' | 'keeping'

export type LetterTools = ReturnType<typeof useLetterTools>

/** Puts a whole letter in a form, and gives back what it took the place of. */
export function useLetterTools(letter: string, change: (letter: string) => void) {
  const [tool, setTool] = useState<LetterTool | null>(null)
  const [put, setPut] = useState<{ letter: string; replaced: string } | null>(null)
  return {
    tool,
    open: setTool,
    close: () => setTool(null),
    place(next: string) {
      setPut(letter.trim() && letter !== next ? { letter: next, replaced: letter } : null)
      change(next)
    },
    /** Null where nothing was replaced, or what took its place was changed since. */
    giveBack:
      put?.letter === letter
        ? () => {
            change(put.replaced)
            setPut(null)
          }
        : null,
  }
}
