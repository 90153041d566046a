import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

/** The entry that renders pages; the framework would look for it in src/server.ts, which is the process of the product. */
export default { fetch: createStartHandler(defaultStreamHandler) }
