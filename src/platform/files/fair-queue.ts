import { HttpError, tooMany } from '../errors.ts'

interface Sizes {
  /** How many work at once. */
  atOnce: number
  /** How many of one person may wait. */
  mostOfOne: number
  /** How many may wait in all. */
  most: number
}

const RETRY_SECONDS = 10

/**
 * Does work a few pieces at a time, one at a time for each person; a person's next turn comes after those of the
 * others.
 */
export class FairQueue {
  readonly #sizes: Sizes
  /** Who waits, in the order of their turns, with what they wait for. */
  readonly #waiting = new Map<number, (() => void)[]>()
  readonly #working = new Set<number>()

  constructor(sizes: Sizes) {
    this.#sizes = sizes
  }

  /**
   * Does `work` when it is this person's turn.
   * @throws HttpError 429 when too many of this person's wait, 503 when too many wait in all; whatever `work` throws
   */
  async run<T>(personId: number, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(personId)
    try {
      return await work()
    } finally {
      this.#working.delete(personId)
      this.#letOthersFirst(personId)
      this.#wake()
    }
  }

  #turnOf(personId: number): Promise<void> {
    const own = this.#waiting.get(personId) ?? []
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= this.#sizes.mostOfOne) throw tooMany(RETRY_SECONDS, this.#sizes.mostOfOne)
    if (all >= this.#sizes.most) throw overloaded()
    return new Promise((start) => {
      own.push(start)
      this.#waiting.set(personId, own)
      this.#wake()
    })
  }

  #letOthersFirst(personId: number) {
    const own = this.#waiting.get(personId)
    if (!own) return
    this.#waiting.delete(personId)
    this.#waiting.set(personId, own)
  }

  #wake() {
    for (const [personId, own] of this.#waiting) {
      if (this.#working.size >= this.#sizes.atOnce) return
      if (this.#working.has(personId)) continue
      const start = own.shift()
      if (own.length === 0) this.#waiting.delete(personId)
      if (!start) continue
      this.#working.add(personId)
      start()
    }
  }
}

function overloaded(): HttpError {
  return new HttpError(503, 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans quelques secondes.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  })
}
