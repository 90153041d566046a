import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'

/** Copies a text and says so on the button itself. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [said, setSaid] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copié'),
      () => setSaid('Copie refusée par le navigateur'),
    )
  return (
    <>
      <Button look="secondary" small onClick={copy}>
        {said === 'Copié' && <CheckIcon size={16} />}
        {said ?? children}
      </Button>
      <span className="hidden-text" role="status">
        {said}
      </span>
    </>
  )
}
