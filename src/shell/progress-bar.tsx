import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import css from './progress-bar.module.css'
import { userQuery } from './session/session.ts'

/** A thin line that shows while the user is being loaded, or the next page. */
export function ProgressBar() {
  const initialising = useIsFetching({ queryKey: userQuery.queryKey }) > 0
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!initialising && !loading) return null
  return <div className={css.bar} role="progressbar" aria-label="Chargement" />
}
