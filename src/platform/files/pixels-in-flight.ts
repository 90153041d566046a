/** Lets work begin while the pixels of all that is under way fit; what alone is larger than that waits to be alone. */
export class PixelsInFlight {
  readonly #most: number
  readonly #waiting: { pixels: number; start: () => void }[] = []
  #underWay = 0

  /** @param most pixels under way at once */
  constructor(most: number) {
    this.#most = most
  }

  /** Does `work` when there is room for its pixels, in the order of asking. @throws whatever `work` throws */
  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels, start })
      this.#wake()
    })
    try {
      return await work()
    } finally {
      this.#underWay -= pixels
      this.#wake()
    }
  }

  #wake() {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (this.#underWay > 0 && this.#underWay + next.pixels > this.#most) return
      this.#waiting.shift()
      this.#underWay += next.pixels
      next.start()
    }
  }
}
