/**
 * Whether the call at this path is made with a key in place of a session. Such calls know no cookie, so that pages of any
 * site may make them.
 */
export const isKeyed = (path: string) => path.startsWith('/api/v1/')
