import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { applyChanges } from '#src/reference/shared/live.ts'
import { setClock } from '#src/shared/dates.ts'
import type { PageContext } from '#src/shared/page-context.ts'
import { pageContext } from './api/page-context.ts'

const render = createStartHandler(defaultStreamHandler)
setClock(() => pageContext()?.now ?? Date.now())

/** The entry that renders pages; the framework would look for it in src/server.ts, which is the process of the product. */
export default {
  fetch(request: Request, options: { context: PageContext }) {
    applyChanges(options.context.reference)
    return render(request, options as never)
  },
}
