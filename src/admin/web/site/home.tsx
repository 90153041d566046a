import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Alert } from '#src/ui/display/alert.tsx'
import css from '../session/permitted.module.css'
import { sessionQuery } from '../session/session.ts'
import { SCREENS } from './screens.tsx'

/** Leads to the first screen of the rail that the person's role may open; what the address asks for goes with it. */
export function Home() {
  const router = useRouter()
  const { searchStr } = useLocation()
  const { data: session } = useQuery(sessionQuery)
  const path = SCREENS.find(({ rail, needs }) => rail && session?.permissions.includes(needs))?.path
  useEffect(() => {
    if (path) void router.navigate({ href: path + searchStr, replace: true })
  }, [path, router, searchStr])
  if (path) return null
  return (
    <div className={css.refused}>
      <Alert>Aucun rôle n’a été donné à votre compte.</Alert>
    </div>
  )
}
