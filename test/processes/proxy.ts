import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server that a test cuts, blocks and mends. */
export interface TcpProxy {
  port: number
  /**
   * `through` carries, `refuse` closes every connection, `silent` takes what comes and answers nothing, `keep` does so
   * to new connections alone.
   */
  set(state: 'through' | 'refuse' | 'silent' | 'keep'): void
  /** How many connections there are now. */
  count(): number
  /** How many there have been: one that came and went between two looks is counted too. */
  countOpened(): number
  close(): Promise<void>
}

/** Listens on a port of 127.0.0.1 and passes everything on to this address. */
export async function openProxy(address: { hostname: string; port: string }): Promise<TcpProxy> {
  let state: Parameters<TcpProxy['set']>[0] = 'through'
  const ends = new Set<Socket>()
  let opened = 0
  const server = createServer((incoming) => {
    opened += 1
    keep(incoming)
    if (state === 'refuse') return incoming.destroy()
    if (state === 'keep') return incoming.resume()
    const outgoing = connect(Number(address.port), address.hostname)
    keep(outgoing)
    carry(incoming, outgoing)
    carry(outgoing, incoming)
    return undefined
  })
  const keep = (socket: Socket) => {
    ends.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => ends.delete(socket))
  }
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => state !== 'silent' && to.write(chunk))
    from.on('close', () => state !== 'silent' && to.destroy())
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      // What was swallowed is lost, so connections that were silent are closed rather than carried on.
      if (next === 'refuse' || state === 'silent') for (const end of ends) end.destroy()
      state = next
    },
    count: () => ends.size / 2,
    countOpened: () => opened,
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
