import { createHash } from 'node:crypto'

/**
 * The policy of a rendered page: own scripts and styles only, and of those written in the page the ones that
 * `sources` name, by a nonce or by their hashes.
 */
export function pageSecurityPolicy(
  sources: readonly string[],
  options: { dev: boolean; https: boolean },
): string {
  const own = ["'self'", ...sources].join(' ')
  const directives = [
    "default-src 'self'",
    `script-src ${own}`,
    // Components place themselves with style attributes; style elements are named as scripts are.
    options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src-elem ${own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  if (options.https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/**
 * Names the scripts and styles that a page was rendered with by their hashes, and takes their nonce out. Those without
 * the nonce came with some content: they are not named, so they do not run.
 */
export function hashInline(rendered: string, nonce: string): { html: string; sources: string[] } {
  const named = ` nonce="${nonce}"`
  const sources = new Set<string>()
  // It goes from one nonce to the next, because a pattern over the whole would cost a tenth of rendering the page.
  for (let at = rendered.indexOf(named); at >= 0; at = rendered.indexOf(named, at + named.length)) {
    const [start, end] = [rendered.lastIndexOf('<', at), rendered.indexOf('>', at)]
    const tag = /^<(script|style)\b/.exec(rendered.slice(start, at))?.[1]
    if (!tag || /\ssrc=|\stype="application\//.test(rendered.slice(start, end))) continue
    const text = rendered.slice(end + 1, rendered.indexOf(`</${tag}>`, end))
    const hash = createHash('sha256').update(text.replaceAll(nonce, '')).digest('base64')
    sources.add(`'sha256-${hash}'`)
  }
  // They are taken out in one pass, because each pass leaves a copy of the whole page to be collected.
  const traces = new RegExp(`${named}|<meta[^>]*content="${nonce}"[^>]*>|${nonce}`, 'g')
  return { html: rendered.replaceAll(traces, ''), sources: [...sources] }
}

/** The policy of the service worker, which asks this site for files and runs nothing but its own script. */
export function workerSecurityPolicy(): string {
  return "default-src 'none'; connect-src 'self'"
}

/** The policy of the administration's page: its own files only, nothing written in the page itself. */
export function adminSecurityPolicy({ dev }: { dev: boolean }): string {
  return [
    "default-src 'none'",
    dev ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A mail is previewed in a frame that has a policy of its own.
    "frame-src 'self'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
