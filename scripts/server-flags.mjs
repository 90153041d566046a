/**
 * Unbounded, V8 lets what imports leave behind fill 360 MB before it collects; with these a server stays below 250 MB
 * with 100 000 offers and full load, and answers no slower.
 */
const HEAP_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=192'

/**
 * What is left of a full collection may grow by a fifth, and not by its own size, until the next one. What compiles on
 * other threads scatters 30 MB over the C library's pool, which then cannot be given back; on its own thread a server is
 * as fast. NODE_OPTIONS takes neither flag, so they stand on the command line.
 */
const SMALL_FLAGS = ['--heap-growing-percent=20', '--no-concurrent-recompilation']

/**
 * V8 begins to put what was often alive at a collection among what is old, which is seldom collected, and all that it refers
 * to stays with it. Here that is whole requests: 180 kB of each search outlived it, and 40 do without this.
 */
const YOUNG_FLAG = '--no-allocation-site-pretenuring'

/** Spares a server the part of Node that strips types, once the build has done so; a URL, as Node asks for on Windows. */
const STRIPPED_TYPES_FLAG = `--import=${new URL('stripped-types.mjs', import.meta.url).href}`

/** The variables that give the old generation another size; Node takes underscores too. */
const HEAP_SIZE = /--max[-_](old[-_]space|heap)[-_]size/

/**
 * The C library would hold 15 MB more with one pool of memory for each thread, and would keep what it was given back until
 * 128 kB of it lie together at its end. With a threshold of 32 kB a server holds 20 MB less still, but each compilation
 * then asks the kernel for its memory, and a start takes twice the time.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * How a server's Node is started where these variables are given: what they say goes before the defaults, and whoever
 * gives the heap a size has it collected as V8 does by itself.
 * @param {Record<string, string | undefined>} given
 * @returns {{ flags: string[], env: Record<string, string | undefined> }}
 */
export function serverProcess(given) {
  const options = given.NODE_OPTIONS ?? ''
  return {
    flags: [...(HEAP_SIZE.test(options) ? [] : SMALL_FLAGS), YOUNG_FLAG, STRIPPED_TYPES_FLAG],
    // Of an option that stands there twice, Node takes the last.
    env: { ...SERVER_ENV, ...given, NODE_OPTIONS: `${HEAP_OPTIONS} ${options}`.trim() },
  }
}
