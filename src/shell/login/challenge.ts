import { createIsomorphicFn } from '@tanstack/react-start'
import type { showChallenge } from '#src/accounts/two-factor/contract.ts'
import { call } from '../api/api.ts'
import { pageContext } from '../api/page-context.ts'

/** Whether a sign-in waits for its code in this browser. Only a page that the server renders may come from another
 *  site's sign-in: one reached by a link begins with the password. */
export const challengeWaits = createIsomorphicFn()
  .server(async () => {
    if (!/(?:^|; )(?:__Host-)?asafidy_session=/.test(pageContext()?.cookie ?? '')) return false
    const { data } = await call<typeof showChallenge>('GET /api/two-factor-challenge')
    return data.pending
  })
  .client(async () => false)
