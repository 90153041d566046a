import { HttpError, tooMany } from '../errors.ts'
import type { Network } from '../network.ts'

/** Who asks: never whose file it is, or visitors of one file would take the turns of its owner. A guest is its network. */
export type Asker = number | Network

interface Sizes {
  /** How many work at once. */
  atOnce: number
  /** How many of one asker may wait. */
  mostOfOne: number
  /** How many may wait in all. */
  most: number
}

const RETRY_SECONDS = 10
const SOON = 'Réessayez dans quelques secondes.'

/**
 * Does work a few pieces at a time, one at a time for each asker, whose next turn comes after those of the others.
 */
export class FairQueue {
  readonly #sizes: Sizes
  /** Who waits, in the order of their turns, with what they wait for. */
  readonly #waiting = new Map<Asker, (() => void)[]>()
  readonly #working = new Set<Asker>()

  constructor(sizes: Sizes) {
    this.#sizes = sizes
  }

  /**
   * Does `work` when it is this asker's turn.
   * @throws HttpError 429 when too many of this asker's wait, 503 when too many wait in all; whatever `work` throws
   */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(asker)
    try {
      return await work()
    } finally {
      this.#working.delete(asker)
      this.#letOthersFirst(asker)
      this.#wake()
    }
  }

  #turnOf(asker: Asker): Promise<void> {
    const own = this.#waiting.get(asker) ?? []
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= this.#sizes.mostOfOne) throw this.#shareFull(asker)
    if (all >= this.#sizes.most) throw overloaded()
    return new Promise((start) => {
      own.push(start)
      this.#waiting.set(asker, own)
      this.#wake()
    })
  }

  #shareFull(asker: Asker): HttpError {
    const refusal = tooMany(RETRY_SECONDS, this.#sizes.mostOfOne)
    // Many people may share a network, so one of them is not told to have asked too often.
    return typeof asker === 'number'
      ? refusal
      : new HttpError(429, `Plusieurs demandes de votre réseau attendent déjà. ${SOON}`, {
          headers: refusal.headers,
        })
  }

  #letOthersFirst(asker: Asker) {
    const own = this.#waiting.get(asker)
    if (!own) return
    this.#waiting.delete(asker)
    this.#waiting.set(asker, own)
  }

  #wake() {
    for (const [asker, own] of this.#waiting) {
      if (this.#working.size >= this.#sizes.atOnce) return
      if (this.#working.has(asker)) continue
      const start = own.shift()
      if (own.length === 0) this.#waiting.delete(asker)
      if (!start) continue
      this.#working.add(asker)
      start()
    }
  }
}

function overloaded(): HttpError {
  return new HttpError(503, `Beaucoup de demandes arrivent en ce moment. ${SOON}`, {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  })
}
