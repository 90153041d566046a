import { createIsomorphicFn } from '@tanstack/react-start'
import { sendFromBrowser } from './browser.ts'
import { pageContext } from './page-context.ts'
import type { Answer, Sending } from './sending.ts'

/** Carries a call: in process while a page is rendered on the server, over the network in the browser. */
export const send = createIsomorphicFn()
  .server(async ({ method, url, body }: Sending): Promise<Answer> => {
    const context = pageContext()
    if (!context) throw new Error('the API is called outside a page')
    const answer = await context.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json = answer.headers['content-type']?.includes('json')
    return { status: answer.status, statusText: '', body: json ? JSON.parse(answer.body) : undefined }
  })
  .client((sending: Sending): Promise<Answer> => sendFromBrowser(sending))
