import { type FormEvent, useState } from 'react'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { reportNumber } from '../contract.ts'
import { CHECK_PAGE } from '../shared/page.ts'

/** Reports one number of the text with one press. */
export function NumberReport({ number }: { number: string }) {
  const [state, setState] = useState<{ isSending: boolean; said?: string; failure?: string }>({
    isSending: false,
  })
  const report = async (event: FormEvent) => {
    event.preventDefault()
    if (state.isSending) return
    setState({ isSending: true })
    try {
      const { message } = await call<typeof reportNumber>('POST /api/number-reports', { body: { number } })
      setState({ isSending: false, said: message })
    } catch (error) {
      setState({ isSending: false, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  if (state.said)
    return (
      <Alert kind="success" live>
        {state.said}
      </Alert>
    )
  return (
    <form method="post" action={CHECK_PAGE} onSubmit={report}>
      <input type="hidden" name="number" value={number} />
      {state.failure && (
        <Alert kind="error" live>
          {state.failure}
        </Alert>
      )}
      <Button type="submit" look="secondary" small scriptless loading={state.isSending}>
        Signaler le {number}
      </Button>
    </form>
  )
}
