import { icon } from './icons.tsx'

// Those of sharing, which few pages draw.
export const FacebookIcon = icon('M15.5 4.5H14A3.5 3.5 0 0 0 10.5 8v12.5M7 12.5h8')
export const LinkedinIcon = icon('M6 10.5V19M6 6v.1M11 19v-8.5M11 14.5a3.5 3.5 0 0 1 7 0V19')
export const QrCodeIcon = icon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.1M14 20h.1M17.5 20H20v-2.5M7 7h.1M17 7h.1M7 17h.1',
)
export const WhatsappIcon = icon(
  'M4 20l1.2-4A8 8 0 1 1 8.3 19zM9 8.5c-.6 3 3 6.7 6.3 6.3l.6-1.8-2-1-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-1-2z',
)
