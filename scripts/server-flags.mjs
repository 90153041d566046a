/**
 * How the server's Node is started. Unbounded, V8 lets what imports leave behind fill 360 MB before it collects;
 * under these it stays below 250 MB with 100 000 offers and full load, and answers no slower. What is left of a full collection may
 * grow by a fifth, and not by its own size, until the next one.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=192',
  '--heap-growing-percent=20',
]

/**
 * One pool of memory for each thread of the libraries in C would hold 15 MB more, and what they gave back would be held
 * until 128 kB of it lie together at its end. What is as large as the pieces in which V8 takes the memory of a
 * compilation (32 kB) stands by itself and is given back at once: 20 MB less after the pages of a search. Whoever sets
 * other numbers keeps them.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
