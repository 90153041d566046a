/**
 * What a browser is asked for next: the password, a code, to set up codes that the account lacks, or nothing more.
 * An account that is no administrator's goes no further than `refused`.
 */
export const SIGN_IN_STEPS = ['password', 'code', 'setup', 'done', 'refused'] as const
export type SignInStep = (typeof SIGN_IN_STEPS)[number]
