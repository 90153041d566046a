/** A rendered page as it is kept: bytes between the places where each answer puts its own nonce. */
export interface KeptPage {
  status: number
  parts: Buffer[]
  etag: string
}

const FRESH_MS = 15_000
const MOST = 200

/** Anonymous pages of this process, each rendered once for all who ask within some seconds. */
export class PageCache {
  readonly #pages = new Map<string, { page: Promise<KeptPage>; until: number }>()

  /** The kept page, or the one that `render` makes; those who ask meanwhile wait for the same one. */
  get(url: string, now: number, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.#pages.get(url)
    if (kept && kept.until > now) return kept.page
    const page = render()
    this.#pages.delete(url)
    this.#pages.set(url, { page, until: now + FRESH_MS })
    page.then(
      ({ status }) => status !== 200 && this.#pages.delete(url),
      () => this.#pages.delete(url),
    )
    this.#trim()
    return page
  }

  #trim() {
    for (const url of this.#pages.keys()) {
      if (this.#pages.size <= MOST) return
      this.#pages.delete(url)
    }
  }
}

/** Splits a page where `mark` stands for the nonce; encoded once, not at each answer. */
export function splitAtNonce(html: string, mark: string): Buffer[] {
  return html.split(mark).map((part) => Buffer.from(part))
}

/** The page with this nonce in every place. */
export function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}
