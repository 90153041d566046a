import type { DataProvider, RaRecord } from 'react-admin'
import { ask } from './ask.ts'

interface Page {
  data: RaRecord[]
  meta: { total: number }
}

const refuse = () => Promise.reject(new Error('every decision is a call of its own'))

/** Lists and records as react-admin asks for them; what changes something is not asked through it. */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination, filter }) {
    const { page = 1, perPage = 25 } = pagination ?? {}
    const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
    for (const [name, value] of Object.entries(filter as Record<string, unknown>))
      if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
    const { data, meta } = await ask<Page>('GET', `/api/admin/${resource}?${query}`)
    // biome-ignore lint/suspicious/noExplicitAny: react-admin leaves a record's type to whoever asks.
    return { data: data as any, total: meta.total }
  },
  getOne: (resource, { id }) => ask('GET', `/api/admin/${resource}/${id}`),
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
}
