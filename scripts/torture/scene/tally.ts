import { randomInt } from 'node:crypto'

const MOST_SHOWN = 20

/** Counts what a part of the torture tried and what did not hold, and gives it its random numbers. */
export interface Tally {
  /** A number from 0 to less than 1; the same TORTURE_SEED gives the same numbers again. */
  random(): number
  pick<T>(among: readonly T[]): T
  /** One try: `what` says what must be true, `found` what was there instead. */
  hold(what: string, isTrue: boolean, found?: unknown): void
  /** Prints tries and failures; the process ends with 1 when there are any. */
  report(): void
}

export function openTally(): Tally {
  const seed = Number(process.env.TORTURE_SEED ?? randomInt(2 ** 31))
  const random = randomFrom(seed)
  const failures: string[] = []
  let tries = 0
  return {
    random,
    pick(among) {
      const one = among[Math.floor(random() * among.length)]
      if (one === undefined) throw new Error('there is nothing to pick')
      return one
    },
    hold(what, isTrue, found) {
      tries += 1
      if (!isTrue) failures.push(found === undefined ? what : `${what}: ${JSON.stringify(found)}`)
    },
    report() {
      for (const failure of failures.slice(0, MOST_SHOWN)) console.log(`  FAILED: ${failure}`)
      console.log(`${tries} tries, ${failures.length} failures (TORTURE_SEED=${seed})`)
      process.exitCode = failures.length ? 1 : 0
    },
  }
}

/** Makes random numbers by Mulberry32, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
