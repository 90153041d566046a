/** Whether a host, a name or an address, is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

/** Whether a URL leads to this machine itself, so that nobody else can open it. */
export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}
