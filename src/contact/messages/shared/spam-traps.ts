import { z } from 'zod'

export const TOO_FAST = 'Ce message est parti très vite. Relisez-le, puis envoyez-le à nouveau.'

/** The fields of each form to the team that people neither see nor fill in. */
export const spamTraps = {
  /** Only programs fill it in; they are answered as if their message was taken. */
  website: z.string().max(2_000).nullish(),
  /** When the form was shown, in milliseconds; a client of the API has none. */
  opened_at: z.coerce.number().nullish(),
}

export interface SpamTraps {
  website?: string | null | undefined
  opened_at?: number | null | undefined
}
