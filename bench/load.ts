import { Agent, get } from 'node:http'

/** Milliseconds of each answer, in order, and how many came in a second. */
export interface Load {
  times: number[]
  perSecond: number
}

/**
 * Asks for addresses again and again over kept connections.
 * @param options.connections how many ask at once, each waiting for its answer
 * @param options.seconds how long, after which each ends with its current answer
 */
export async function load(
  next: (index: number) => string,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const until = performance.now() + options.seconds * 1000
  const times: number[] = []
  let index = 0
  const one = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      await ask(agent, next(index++), options.headers ?? {})
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: options.connections }, one))
  agent.destroy()
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) }
}

function ask(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? done() : fail(new Error(`${url}: ${response.statusCode}`)),
      )
    })
    request.once('error', fail)
  })
}

/** The value that a share of the times stays under; 0.5 is the median. */
export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
