import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'

/** The name of the screen that is open, which the window's title says too. */
export function useTitle(): string {
  const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title ?? '' })
  useEffect(() => {
    document.title = [title, `Administration ${APP_NAME}`].filter(Boolean).join(' · ')
  }, [title])
  return title
}
