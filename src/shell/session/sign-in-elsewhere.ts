const LEFT = 'asafidy.left-to-sign-in'

/** Remembers that this tab left for another site to sign in there. */
export function rememberLeaving(): void {
  try {
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // Without storage the person is only not greeted after the return.
  }
}

/** Whether this tab has come back from signing in on another site; true only the first time it is asked. */
export function isBackFromProvider(): boolean {
  try {
    const left = sessionStorage.getItem(LEFT) !== null
    sessionStorage.removeItem(LEFT)
    return left
  } catch {
    return false
  }
}
