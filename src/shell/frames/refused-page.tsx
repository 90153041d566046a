import { useLocation } from '@tanstack/react-router'
import { LinkButton } from '#src/ui/button.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from './message-page.tsx'

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
