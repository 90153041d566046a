import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { SOCIAL_FAILURE } from './authorization.ts'

interface News {
  kind: 'success' | 'error'
  title: string
  text: string
}

/** Tells once what came of linking a provider, and removes it from the address. */
export function useLinkNews(): { news: News | undefined; forget: () => void } {
  const router = useRouter()
  const [news, setNews] = useState<News>()
  useEffect(() => {
    const { pathname, searchStr } = router.state.location
    const found = newsOf(new URLSearchParams(searchStr).get('lien'))
    if (!found) return
    setNews(found)
    toast[found.kind](found)
    void router.navigate({ href: pathname, replace: true, resetScroll: false })
  }, [router])
  return { news, forget: () => setNews(undefined) }
}

function newsOf(came: string | null): News | undefined {
  if (came === 'google' || came === 'linkedin') {
    const name = PROVIDER_NAMES[came]
    return { kind: 'success', title: `${name} est lié`, text: `${name} ouvre votre compte désormais.` }
  }
  if (came === 'refuse')
    return {
      kind: 'error',
      title: 'Ce compte ne peut pas être lié',
      text: 'Il ouvre déjà un autre compte d’ici, ou un autre compte de ce site est déjà lié au vôtre.',
    }
  return came === 'erreur' ? { kind: 'error', ...SOCIAL_FAILURE } : undefined
}
