import type { FastifyRequest } from 'fastify'
import { invalid } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { readStatementFile } from '#src/subscriptions/reconciling/child-reading.ts'
import {
  askForColumns,
  findColumns,
  importLines,
  readByColumns,
} from '#src/subscriptions/reconciling/importing.ts'
import { linkByHand, setAside, settleMatches, takeUp } from '#src/subscriptions/reconciling/settling.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentReconciliation } from './present.ts'

const managing = permitted('manage payments')
const OTHER_FILE = 'Ce fichier n’a pas les colonnes choisies.'

export function statementRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  const change = async (request: FastifyRequest, work: (unit: Unit) => Promise<unknown>) => {
    await inTransaction(services, administratorOf(request), work)
  }

  endpoints.on(contract.showReconciliation, managing, async ({ params }) => ({
    data: await presentReconciliation(db, params.source),
  }))

  endpoints.on(contract.importStatement, managing, async ({ params: { source }, body, request }) => {
    const administrator = administratorOf(request)
    const { file, columns: chosen } = body
    const table = await readStatementFile(env, administrator, file)
    const columns = chosen ?? (await findColumns(db, source))
    const read = columns && readByColumns(table, columns, source)
    if (chosen && !read) throw invalid({ file: [OTHER_FILE] })
    if (!columns || !read) return { data: { imported: null, question: askForColumns(table) } }
    const imported = await inTransaction(services, administrator, (unit) =>
      importLines(unit, source, { name: file.name, columns, read }),
    )
    return { data: { imported, question: null } }
  })

  endpoints.on(contract.settleMatches, managing, async ({ params, body, request }) => ({
    data: await settleMatches(services, administratorOf(request), params.source, body.matches),
  }))

  endpoints.on(contract.linkLine, managing, ({ params, body, request }) =>
    change(request, (unit) => linkByHand(unit, params.id, body.reference)),
  )
  endpoints.on(contract.setLineAside, managing, ({ params, body, request }) =>
    change(request, (unit) => setAside(unit, params.id, body.reason)),
  )
  endpoints.on(contract.takeLineUp, managing, ({ params, request }) =>
    change(request, (unit) => takeUp(unit, params.id)),
  )
}
