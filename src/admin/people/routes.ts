import type { FastifyRequest } from 'fastify'
import * as helping from '#src/accounts/helping/helping.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { confirmCode, signedInSource } from '#src/accounts/reauthentication/factors.ts'
import type { User } from '#src/accounts/users.ts'
import { openViewing } from '#src/accounts/viewing/contract.ts'
import { beginViewing } from '#src/accounts/viewing/viewing.ts'
import { endAnswerLinks } from '#src/applications/answer-links/links.ts'
import { askDeletionFor, askExportFor } from '#src/personal-data/asked-of-team/asked-of-team.ts'
import { compareAccounts, mergeAccounts } from '#src/personal-data/merging/merging.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { findAccounts, listCompaniesOf } from './finding.ts'
import { presentComparison, presentPerson, presentPersonRow } from './present.ts'
import { noteViewing, readPerson } from './reading.ts'

export function adminPeopleRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  endpoints.on(contract.listPeople, permitted('read people'), async ({ query, request }) => {
    const { rows, ...counted } = await findAccounts(db, query)
    const companies = await listCompaniesOf(
      db,
      rows.map(({ id }) => id),
    )
    const people = rows.map((row) => presentPersonRow(row, companies.get(row.id) ?? []))
    return paginate(people, { ...query, ...counted, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.showPerson, permitted('read people'), async ({ params, request }) => {
    const { user } = administratorOf(request)
    const person = await readPerson(services, params.id, user)
    await inTransaction(services, user, (unit) => noteViewing(unit, person.user.id))
    return { data: presentPerson(person) }
  })

  endpoints.on(contract.viewAsPerson, permitted('view as people'), async ({ params, body, request }) => {
    const { user, session } = authenticatedUserOf(request)
    const ticket = await inTransaction(services, user, (unit) =>
      beginViewing(unit, { user, sessionId: session.id }, params.id, body.reason),
    )
    return { data: { url: new URL(openViewing.path.replace(':ticket', ticket), env.APP_URL).href } }
  })

  actRoutes(endpoints, services)
  mergeRoutes(endpoints, services)
}

function mergeRoutes(endpoints: Endpoints, services: Services) {
  const gate = permitted('merge accounts')
  endpoints.on(contract.compareAccounts, gate, async ({ params }) => {
    const { id, merged_id } = params
    return {
      data: presentComparison(await compareAccounts(services.db, id, merged_id, services.clock.now())),
    }
  })
  endpoints.on(contract.mergeAccounts, gate, async ({ params, body, request }) => {
    const { user, session } = authenticatedUserOf(request)
    const { merged_id, code, reason, ...chosen } = body
    // The code is taken before the change begins: guesses are counted even when the change fails.
    await confirmCode(services, user, code, signedInSource(session))
    const merge = { ...chosen, keptId: params.id, mergedId: merged_id, why: reason }
    await inTransaction(services, user, (unit) => mergeAccounts(unit, merge))
  })
}

function actRoutes(endpoints: Endpoints, services: Services) {
  const gate = permitted('help people')
  const help = (request: FastifyRequest, id: number, act: (unit: Unit, user: User) => Promise<void>) => {
    const { user: helper } = administratorOf(request)
    return inTransaction(services, helper, async (unit) =>
      act(unit, await helping.lockHelped(unit, helper, id)),
    )
  }

  endpoints.on(contract.verifyPerson, gate, ({ params, body, request }) =>
    help(request, params.id, (unit, user) => helping.verifyForPerson(unit, user, body.reason)),
  )
  endpoints.on(contract.mailVerification, gate, ({ params, request }) =>
    help(request, params.id, helping.mailVerificationAgain),
  )
  endpoints.on(contract.mailPassword, gate, ({ params, request }) =>
    help(request, params.id, helping.mailPasswordLink),
  )
  endpoints.on(contract.endPersonSessions, gate, ({ params, request }) =>
    help(request, params.id, async (unit, user) => {
      await helping.endAllSessions(unit, user)
      await endAnswerLinks(unit, user.id)
    }),
  )
  endpoints.on(contract.liftPersonPause, gate, ({ params, request }) =>
    help(request, params.id, helping.liftPause),
  )
  endpoints.on(contract.dropPersonCodes, gate, ({ params, body, request }) =>
    help(request, params.id, (unit, user) => helping.dropSecondFactor(unit, user, body.reason)),
  )
  endpoints.on(contract.suspendPerson, gate, ({ params, body, request }) =>
    help(request, params.id, async (unit, user) => {
      await helping.suspendPerson(unit, user, body.reason)
      await endAnswerLinks(unit, user.id)
    }),
  )
  endpoints.on(contract.restorePerson, gate, ({ params, request }) =>
    help(request, params.id, helping.restorePerson),
  )
  endpoints.on(contract.exportPerson, gate, ({ params, body, request }) =>
    help(request, params.id, (unit, user) => askExportFor(unit, user, body.reason)),
  )
  endpoints.on(contract.deletePerson, gate, ({ params, body, request }) =>
    help(request, params.id, (unit, user) => askDeletionFor(unit, user, body.reason)),
  )
}
