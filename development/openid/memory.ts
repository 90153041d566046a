import type { Adapter, AdapterPayload } from 'oidc-provider'

const MOST = 1_000

/** What a development provider keeps between two calls: in this process, for as long as it runs. */
export function keptInMemory(): new (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  const find = async (matches: (row: AdapterPayload, key: string) => boolean, model: string) =>
    [...rows].find(([key, row]) => key.startsWith(`${model}:`) && matches(row, key))?.[1]
  return class implements Adapter {
    readonly #model: string

    constructor(model: string) {
      this.#model = model
    }

    async upsert(id: string, payload: AdapterPayload) {
      rows.delete(`${this.#model}:${id}`)
      // A session that knew its person would not ask who it is the next time.
      const { accountId: _, ...nobody } = payload
      rows.set(`${this.#model}:${id}`, this.#model === 'Session' ? nobody : payload)
      for (const oldest of rows.keys()) if (rows.size > MOST) rows.delete(oldest)
    }

    async find(id: string) {
      return rows.get(`${this.#model}:${id}`)
    }

    findByUid(uid: string) {
      return find((row) => row.uid === uid, this.#model)
    }

    findByUserCode(userCode: string) {
      return find((row) => row.userCode === userCode, this.#model)
    }

    async consume(id: string) {
      const row = rows.get(`${this.#model}:${id}`)
      if (row) row.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string) {
      rows.delete(`${this.#model}:${id}`)
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    }
  }
}
