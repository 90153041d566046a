/** Lengths in characters, but for `logo_bytes`. */
export const PARTNER_LIMITS = { name: 120, address: 300, sentence: 200, logo_bytes: 4 * 1024 * 1024 } as const

/** A name of a logo as addresses carry it. */
export const LOGO_NAME = /^[0-9a-f-]{36}\.webp$/

/** Every logo is drawn into these pixels. */
export const LOGO_SIZE = { width: 320, height: 160 } as const

/** The address of a logo. @param key in the storage, `ab/ab….webp` */
export const logoHref = (key: string) => `/api/partners/logos/${key.slice(key.indexOf('/') + 1)}`
