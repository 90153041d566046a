/** A small seeded generator (mulberry32): the same seed always gives the same sequence. */
export type Random = {
  next: () => number
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  sample: <T>(list: readonly T[], count: number) => T[]
}

function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('pick: the list is empty')
    return item
  }
  return { next, int, pick, chance: (p) => next() < p, sample: (list, count) => sample(list, count, int) }
}

/** An independent sequence for each numbered thing, so that any of them can be made alone. */
export function randomFor(seed: number, stream: number, index: number): Random {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35)
  return makeRandom((mixed ^ Math.imul(index + 0x165667b1, 0x27d4eb2f)) >>> 0)
}

function sample<T>(list: readonly T[], count: number, int: (min: number, max: number) => number): T[] {
  const rest = [...list]
  const taken: T[] = []
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
  return taken
}

/** A picker that follows weights, by binary search over their running sums. */
export function weighted<T>(list: readonly T[], weight: (item: T) => number): (random: Random) => T {
  const sums: number[] = []
  let total = 0
  for (const item of list) {
    total += weight(item)
    sums.push(total)
  }
  return (random) => {
    const at = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    const item = list[low]
    if (item === undefined) throw new Error('weighted: the list is empty')
    return item
  }
}
