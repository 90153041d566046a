import { setTimeout as wait } from 'node:timers/promises'
import { HOUR, SECOND } from '#src/shared/durations.ts'

const AT_ONCE = 8
/** A run takes nothing further after this, so that it ends within its job's time. */
const RUN = 30 * SECOND
const LOOK_AGAIN = SECOND

interface DueRows<Row> {
  /** Takes so many rows that are due for this worker, so that no other one takes them. */
  claim: (most: number) => Promise<Row[]>
  /** Sends one of them, and answers why that failed; null when it did not. */
  deliver: (row: Row) => Promise<string | null>
}

/**
 * Sends what is due, some at once: a row that hangs holds up its own place only. No transaction is open while another
 * server answers, because on the embedded database it would hold up everybody.
 * @returns why some were not sent
 */
export async function workOff<Row>({ claim, deliver }: DueRows<Row>): Promise<string[]> {
  const started = performance.now()
  const sending = new Set<Promise<void>>()
  const failures: string[] = []
  const start = (row: Row) => {
    const sent = deliver(row)
      .then((failure) => void (failure && failures.push(failure)))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
  for (;;) {
    const isOver = performance.now() - started > RUN
    const most = isOver ? 0 : AT_ONCE - sending.size
    for (const row of most > 0 ? await claim(most) : []) start(row)
    if (sending.size === 0) return failures
    // Rows that come meanwhile take the places that have become free.
    await Promise.race([...sending, wait(LOOK_AGAIN, null, { ref: false })])
  }
}

/**
 * Returns the milliseconds before the next try: longer each time, six hours at most, and not the same for all rows, so
 * that they do not come back at once.
 */
export function delayAfter(tries: number): number {
  const whole = Math.min(6 * HOUR, 30 * SECOND * 2 ** (tries - 1))
  return Math.round(whole * (0.5 + Math.random() / 2))
}
