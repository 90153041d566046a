const LEFT = 'asafidy.left-to-sign-in'

/** Notes that this tab leaves for a provider. */
export function rememberStart(): void {
  try {
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // Without storage nobody is greeted, and that is all.
  }
}

/** True once in a tab that is back from a provider. */
export function isBack(): boolean {
  try {
    const left = sessionStorage.getItem(LEFT) !== null
    sessionStorage.removeItem(LEFT)
    return left
  } catch {
    return false
  }
}
