import { useState } from 'react'
import { Button } from './button.tsx'
import { CheckIcon } from './icons.tsx'

interface CopyButtonProps {
  text: string
  /** What a screen reader says, where several buttons have the same words. */
  label?: string
  children: string
}

/** Copies a text and says so on the button itself. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copié'),
      () => setSaid('Copie refusée par le navigateur'),
    )
  return (
    <>
      <Button look="secondary" small onClick={copy} aria-label={said ?? label}>
        {said === 'Copié' && <CheckIcon size={16} />}
        {said ?? children}
      </Button>
      <span className="hidden-text" role="status">
        {said}
      </span>
    </>
  )
}
