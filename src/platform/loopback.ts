/** Whether this name or address leads to the machine itself. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

/** Whether this address leads to the machine itself: nobody else can open it. */
export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}
