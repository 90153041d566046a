import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  text: string
  /** What was sent, before it is read as a text. */
  bytes: Buffer
}

export interface LocalAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

/** What a server does instead of answering a request. */
export type Misbehaviour = 'hang' | 'reset' | 'garbage' | 'flood' | 'elsewhere' | LocalAnswer

/** A server of this machine that stands for an operator's. Requests that `misbehave` names are answered as it says. */
export async function openLocalServer(answer: (request: ReceivedRequest) => LocalAnswer) {
  const received: ReceivedRequest[] = []
  const plans: { path: RegExp; how: Misbehaviour; after: boolean }[] = []
  const server = createServer(async (message, response) => {
    const request = await readRequest(message)
    received.push(request)
    const at = plans.findIndex(({ path }) => path.test(`${request.method} ${request.path}`))
    const [plan] = at < 0 ? [] : plans.splice(at, 1)
    if (!plan) return send(response, answer(request))
    // The worst loss of all: the request was acted on, and only its answer is lost.
    if (plan.after) answer(request)
    misbehave(response, plan.how)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    base: `http://127.0.0.1:${address.port}`,
    received,
    /** The next request that fits, « POST /token », is treated so; after it was acted on when `after` says so. */
    misbehaveOnce(path: RegExp, how: Misbehaviour, { after = false } = {}) {
      plans.push({ path, how, after })
    },
    forgetPlans() {
      plans.length = 0
      received.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readRequest(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  const { method = '', url: path = '', headers } = message
  const bytes = Buffer.concat(chunks)
  return { method, path, headers, bytes, text: bytes.toString('utf8') }
}

function send(response: ServerResponse, { status = 200, body, headers = {} }: LocalAnswer) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

function misbehave(response: ServerResponse, how: Misbehaviour) {
  if (typeof how === 'object') return send(response, how)
  if (how === 'reset') return response.destroy()
  if (how === 'garbage') return response.end('<html>Bad gateway</html>')
  if (how === 'flood') return response.end(`{"filler":"${'x'.repeat(200_000)}"}`)
  if (how === 'elsewhere')
    return send(response, { status: 307, headers: { location: 'http://127.0.0.1:1/' } })
  // Left without an answer until the server closes.
  return undefined
}
