import type { AccountType } from './kinds.ts'
import type { SocialProvider } from './providers.ts'

/** What a provider vouched for, kept until the person chose or proved its account. */
export interface SocialIdentity {
  provider: SocialProvider
  subject: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
}

/** What a browser began and has not finished; each part is good for an hour at most, from its `at` (ISO). */
export interface Flows {
  /** It registered with this address: the mailed link signs in here. */
  registration?: { at: string; email: string; to: string | null }
  /** Its person showed the password or a code again, after the sign-in. */
  proved?: { at: string }
  /** It opened the link mailed to an account that another browser made: whoever shows its password here owns both. */
  mailbox?: { at: string; user_id: number; email: string }
  /** The first factor was right; the code is asked for. */
  two_factor?: {
    at: string
    user_id: number
    remember: boolean
    /** What is kept of the code that was mailed, where no authenticator's is asked for. */
    mailed?: string
    social?: SocialIdentity
  }
  /** It left for a provider. */
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
  /** It came back from a provider with an identity that no account has yet. */
  social?: SocialIdentity & { at: string; to: string | null }
}
