import type { AccountType } from './kinds.ts'
import type { SocialProvider } from './providers.ts'

/** The identity that a provider vouched for, kept until the person has an account or proves to own one. */
export interface SocialIdentity {
  provider: SocialProvider
  subject: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
}

/** What a browser has begun and not finished; each part is valid for an hour at most, from its `at` (ISO). */
export interface Flows {
  /** The browser registered this address, so the mailed link signs it in. */
  registration?: { at: string; email: string; to: string | null }
  /** The person showed the password or a code again after signing in. */
  proved?: { at: string }
  /** The browser opened the link of an account that another browser made; showing the password here proves that both are the same person. */
  mailbox?: { at: string; user_id: number; email: string }
  /** The first factor was right, and the sign-in waits for a code. */
  two_factor?: {
    at: string
    user_id: number
    remember: boolean
    /** The hash of the mailed code, where no authenticator is in use. */
    mailed?: string
    social?: SocialIdentity
  }
  /** The browser left for a provider. */
  social_attempt?: {
    at: string
    provider: SocialProvider
    state: string
    code_verifier: string
    nonce: string | null
    intent: 'sign-in' | 'link'
    account_type: AccountType | null
    to: string | null
  }
  /** The browser came back from a provider with an identity that no account has yet. */
  social?: SocialIdentity & { at: string; to: string | null }
}
