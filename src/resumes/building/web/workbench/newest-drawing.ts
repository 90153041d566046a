import { ApiError } from '#src/shell/api/api.ts'

/** Tells what became of a state that was to be drawn. */
interface Outcome<State, Picture> {
  drawn: (state: State, picture: Picture) => void
  /** `isFinal` says that the same state would be refused again, so it is not sent a second time. */
  failed: (state: State, error: ApiError, isFinal: boolean) => void
}

/** Shorter than between two letters: what is shown follows the fingers, as fast as it is drawn. */
const PAUSE_MS = 10
const AGAIN_MS = 4_000

/**
 * Draws the newest of what is written, a moment after typing stops. One state is drawn at a time and the newest is the
 * next one: an older state never comes after a newer one, and a slow network still sees every pause. Nothing is drawn,
 * and no megabyte paid, while nobody looks.
 */
export class NewestDrawing<State, Picture> {
  readonly #draw: (state: State) => Promise<Picture>
  readonly #outcome: Outcome<State, Picture>
  #wanted: { state: State } | null = null
  #isDrawing = false
  #isSeen = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param draw rejects with an ApiError */
  constructor(draw: (state: State) => Promise<Picture>, outcome: Outcome<State, Picture>) {
    this.#draw = draw
    this.#outcome = outcome
  }

  want(state: State) {
    this.#wanted = { state }
    this.#start(PAUSE_MS)
  }

  /** Whether anybody sees what is drawn; what was written meanwhile is drawn as soon as somebody does. */
  look(isSeen: boolean) {
    this.#isSeen = isSeen
    if (isSeen) this.#start(0)
    else clearTimeout(this.#timer)
  }

  #start(after: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#next(), after)
  }

  async #next() {
    const wanted = this.#wanted
    if (!wanted || !this.#isSeen || this.#isDrawing) return
    this.#isDrawing = true
    let wait = 0
    try {
      const picture = await this.#draw(wanted.state)
      if (this.#wanted === wanted) this.#wanted = null
      this.#outcome.drawn(wanted.state, picture)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What is refused would be refused again; what is away may come back.
      const isFinal = error.status === 422
      if (isFinal && this.#wanted === wanted) this.#wanted = null
      if (this.#wanted === wanted) wait = AGAIN_MS
      this.#outcome.failed(wanted.state, error, isFinal)
    } finally {
      this.#isDrawing = false
      const isNewer = this.#wanted !== null && this.#wanted !== wanted
      if (this.#isSeen && (isNewer || wait > 0)) this.#start(wait)
    }
  }
}
