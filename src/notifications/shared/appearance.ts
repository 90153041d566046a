/** The icons that a notification can have; the bell draws each of them. */
export const NOTIFICATION_ICONS = [
  'briefcase',
  'calendar',
  'chat',
  'check',
  'clock',
  'close',
  'eye',
  'file',
  'inbox',
  'mail',
  'search',
  'send',
  'spark',
  'star',
  'undo',
  'users',
  'warning',
] as const

export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number]

/** What a notification means for its reader; one without a colour is neither good nor bad news. */
export const NOTIFICATION_COLORS = ['success', 'warning'] as const

export type NotificationColor = (typeof NOTIFICATION_COLORS)[number]
