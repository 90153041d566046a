import { createIsomorphicFn } from '@tanstack/react-start'
import type { showChallenge } from '#src/accounts/two-factor/contract.ts'
import { call } from '#src/shell/api/api.ts'
import { pageContext } from '#src/shell/api/page-context.ts'
import type { AwaitedCode } from './sign-in.ts'

/** Finds which code a sign-in in this browser waits for; null for none. Only a page that the server renders can come back
 *  from another site, so one that is reached by a link begins with the password. */
export const findAwaitedCode = createIsomorphicFn()
  .server(async (): Promise<AwaitedCode | null> => {
    if (!/(?:^|; )(?:__Host-)?asafidy_session=/.test(pageContext()?.cookie ?? '')) return null
    const { data } = await call<typeof showChallenge>('GET /api/two-factor-challenge')
    if (!data.pending) return null
    return data.by_mail ? 'mail' : 'app'
  })
  .client(async (): Promise<AwaitedCode | null> => null)
