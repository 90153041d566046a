/**
 * How far React has come with making a page alive that the server wrote. It tells nobody, so this reads what it leaves in
 * its own nodes: `pages-can-be-translated` and `taps-before-the-page-is-alive` hold it against the version installed.
 */
export const FIBER = '__reactFiber$'
const CONTAINER = '__reactContainer$'
/** React's mark of a part of the page that it has begun to make alive and has not finished. */
const HYDRATING = 4096

export interface Fiber {
  flags: number
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { dehydrated?: Comment | null } | null
}

/** Whether this part is only half alive: it is begun anew where somebody presses something in it, from its first word on. */
export const isBeingHydrated = (fiber: Fiber | null): boolean =>
  fiber !== null && (!!(fiber.flags & HYDRATING) || isBeingHydrated(fiber.return))

let alive: Promise<void> | undefined

/** How often it is looked whether the page is alive, in milliseconds, and how many times: a part may wait for the network. */
const [EACH, TIMES] = [50, 60]

/**
 * Comes once each part of the page is alive, or after 3 s. Whatever is drawn late before that holds the page back: React
 * draws it 300 ms after what was last drawn so, and makes nothing alive meanwhile.
 */
export function pageAlive(): Promise<void> {
  alive ??= new Promise((done) => {
    const look = (left: number): unknown =>
      left && waits(rootOfPage()) ? setTimeout(look, EACH, left - 1) : done()
    look(TIMES)
  })
  return alive
}

function rootOfPage(): Fiber | null {
  const found = Object.entries(document).find(([name]) => name.startsWith(CONTAINER))
  return found?.[1].stateNode.current ?? null
}

const waits = (fiber: Fiber | null): boolean =>
  fiber !== null && (!!fiber.memoizedState?.dehydrated || waits(fiber.child) || waits(fiber.sibling))
