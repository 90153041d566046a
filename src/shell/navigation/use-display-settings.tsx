import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'

const DisplaySettings = lazyPart(() => import('./display-settings.tsx'))

/** Opens the drawer « Affichage », which is loaded with its first opening and must be rendered outside of any list or row. */
export function useDisplaySettings(lookOnly = false): { show: () => void; drawer: ReactNode } {
  const [shown, setShown] = useState<'unused' | 'open' | 'closed'>('unused')
  const drawer = shown !== 'unused' && (
    <Suspense>
      <DisplaySettings lookOnly={lookOnly} open={shown === 'open'} onClose={() => setShown('closed')} />
    </Suspense>
  )
  return { show: () => setShown('open'), drawer }
}
