import { notifyTabs } from './browser-tabs.ts'

/** Within this time, in ms, the answer that brings the cookie of the new session has arrived. */
export const RENEWED_WITHIN = 1_000
/** For how long, in ms, a refusal may be of a call that left with the session before. */
const REPLACED_WITHIN = 10_000

let until = 0

/**
 * A new password ends the session and begins another one: call it before the password is sent. Until the cookie of the
 * new session has come, calls of this tab and of the others are refused although the person is still signed in.
 */
export function replaceSession(): void {
  expectAnotherSession()
  notifyTabs('replaced')
}

/** Another tab of this browser replaces the session. */
export function expectAnotherSession(): void {
  until = Date.now() + REPLACED_WITHIN
}

/** Whether a 401 may be of the session before, so that the same call is worth asking again after `RENEWED_WITHIN`. */
export function isSessionReplaced(): boolean {
  return Date.now() < until
}
