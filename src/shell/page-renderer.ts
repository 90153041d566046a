import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

/** What renders a page on the server; named here because src/server.ts is the product's own process. */
export default { fetch: createStartHandler(defaultStreamHandler) }
