import { overloaded } from './errors.ts'

/**
 * Limits how many do a piece of work at once and how many wait for it; whoever comes beyond that is sent away at once.
 * `atOnce` and `waiting` are numbers of calls.
 */
export class Bounded {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = waiting
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** @throws HttpError 503 with Retry-After when as many wait as may; or whatever `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw overloaded()
      // The work that ends hands its place over, so the number of those at work stays the same.
      await new Promise<void>((start) => this.#waiting.push(start))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
