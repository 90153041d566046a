import { useEffect } from 'react'

const PREFIX = 'Erreur\u00A0: '

/** Says « Erreur : » first in the page's title while a form is refused. */
export function useErrorTitle(refused: boolean): void {
  useEffect(() => {
    if (!refused) return
    const title = document.title
    if (!title.startsWith(PREFIX)) document.title = PREFIX + title
    return () => {
      document.title = document.title.replace(PREFIX, '')
    }
  }, [refused])
}
