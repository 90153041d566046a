/** Names under which the browser keeps what the shell reads; each domain says its own in `web/query-keys.ts`. */
export const sessionKeys = {
  all: ['session'],
  user: ['session', 'user'],
  abilities: ['session', 'abilities'],
} as const

export const notificationKeys = {
  all: ['notifications'],
  header: ['notifications', 'header'],
  page: (page: number) => ['notifications', 'page', page] as const,
}
