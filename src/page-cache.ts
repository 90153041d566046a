/** A rendered page as it is kept: the nonce's place is marked, each answer puts its own there. */
export interface KeptPage {
  status: number
  html: string
  etag: string
}

const FRESH_MS = 15_000
const MOST = 400

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
