import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { MessagePage, type MessagePageProps } from './message-page.tsx'

interface ConfirmPageProps extends Pick<MessagePageProps, 'icon' | 'title'> {
  button: string
  confirming: { isPending: boolean; error: Error | null; mutate: () => void }
  children: ReactNode
}

/** The page of a mailed link: nothing starts before its button is pressed, because mail scanners open links too. */
export function ConfirmPage({ icon, title, button, confirming, children }: ConfirmPageProps) {
  const { isPending, error, mutate } = confirming
  return (
    <MessagePage
      icon={icon}
      title={title}
      actions={
        <>
          <Button loading={isPending} onClick={() => mutate()}>
            {button}
          </Button>
          {error && (
            <Alert kind="error" live>
              {error.message}
            </Alert>
          )}
        </>
      }
    >
      {children}
    </MessagePage>
  )
}
