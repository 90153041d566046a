import type { ReactNode } from 'react'
import { WarningIcon } from '#src/ui/icons.tsx'
import { ApiError } from '../api/api.ts'
import { MessagePage } from './message-page.tsx'

interface OutdatedLinkPageProps {
  /** Why it may be, and how to get another one. */
  children: ReactNode
  actions: ReactNode
}

/** The page of a mailed link that the server does not take any more. */
export function OutdatedLinkPage({ children, actions }: OutdatedLinkPageProps) {
  return (
    <MessagePage icon={WarningIcon} title="Ce lien n’est plus valable" actions={actions}>
      {children}
    </MessagePage>
  )
}

/** Whether a call was refused for the link that it was made with: unknown, used up, too old or cut. */
export function isOutdatedLink(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}
