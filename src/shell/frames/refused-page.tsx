import { useLocation } from '@tanstack/react-router'
import { ApiError } from '#src/shell/api/api.ts'
import { answerUnreadable } from '#src/shell/page-status.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from './message-page.tsx'

/** Gives the words with which the server refused what an address asks for; other failures stay failures. */
export function refusalOf(error: unknown): { refused: string } {
  if (!(error instanceof ApiError) || error.status !== 422) throw error
  answerUnreadable()
  return { refused: error.message }
}

/** Stands in the place of a list whose address asks for what can't be looked for. */
export function RefusedPage({ children }: { children: string }) {
  const { pathname } = useLocation()
  return (
    <MessagePage
      icon={WarningIcon}
      title="Cette recherche n’a pas pu être faite"
      actions={<LinkButton href={pathname}>Recommencer la recherche</LinkButton>}
    >
      {children}
    </MessagePage>
  )
}
