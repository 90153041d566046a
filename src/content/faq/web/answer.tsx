import { useState } from 'react'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'

interface AnswerProps {
  /** The anchor of the answer. */
  id: string
  /** HTML; without it the answer stands in the page as it was served. */
  html: string | undefined
}

const bodyId = (id: string) => `${id}-reponse`

/** The words of an answer. */
export function Answer({ id, html }: AnswerProps) {
  // It is read once, before React draws over it, also where React has to draw the whole page anew.
  const [served] = useState(() => (html === undefined ? document.getElementById(bodyId(id))?.innerHTML : ''))
  return (
    <div id={bodyId(id)}>
      <SafeHtml html={html ?? served ?? ''} />
    </div>
  )
}
