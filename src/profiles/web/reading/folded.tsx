import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'

interface FoldedProps {
  count: number
  /** How many entries show at first; a single further one is shown too. */
  shown: number
  all: (limit: number) => ReactNode
}

/** Shows the beginning of a long list, and the rest on demand. */
export function Folded({ count, shown, all }: FoldedProps) {
  const [isWhole, setWhole] = useState(false)
  if (count === 0) return null
  if (count <= shown + 1) return all(count)
  return (
    <>
      {all(isWhole ? count : shown)}
      <div>
        <Button look="quiet" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Réduire' : `Afficher les ${count - shown} autres`}
        </Button>
      </div>
    </>
  )
}
