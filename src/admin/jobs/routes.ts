import { audit } from '#src/platform/audit.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { nextRun } from '#src/platform/queue/next-run.ts'
import { listRuns } from '#src/platform/queue/recurring-runs.ts'
import { countDueJobs, dropJob, listStuckJobs, retryJob } from '#src/platform/queue/stuck-jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

const SHOWN_JOBS = 100
const SHOWN_RUNS = 20

/** A recurring job: its kind and its cron line in UTC. */
interface Recurring {
  name: string
  cron: string
}

/** @param recurring every job that comes back */
export function adminJobsRoutes(endpoints: Endpoints, services: Services, recurring: readonly Recurring[]) {
  const { db, clock } = services
  const managing = permitted('manage jobs')

  endpoints.on(contract.listJobs, managing, async () => {
    const stuck = await listStuckJobs(db, SHOWN_JOBS)
    const rows = []
    for (const { name, cron } of recurring) {
      const runs = await listRuns(db, name, SHOWN_RUNS)
      rows.push({
        name,
        cron,
        next_at: nextRun(cron, clock.now())?.toISOString() ?? null,
        runs: runs.map(({ at, took_ms, failure }) => ({ at: at.toISOString(), took_ms, failure })),
      })
    }
    return {
      data: {
        due: await countDueJobs(db),
        stuck: stuck.map((job) => ({
          ...job,
          created_at: job.created_at.toISOString(),
          next_at: job.next_at?.toISOString() ?? null,
        })),
        recurring: rows,
      },
    }
  })

  endpoints.on(contract.retryStuckJob, managing, ({ params, request }) =>
    inTransaction(services, administratorOf(request), async (unit) => {
      const name = await retryJob(unit.db, params.id)
      if (!name) throw notFound('Ce travail n’attend plus\u00A0: il a été fait, relancé ou abandonné.')
      const details: AuditDetails = { job: params.id, before: 'stuck', after: 'retry' }
      await audit(unit, { action: 'jobs.retried', subject: `job:${name}`, details })
    }),
  )

  endpoints.on(contract.dropStuckJob, managing, (call) =>
    inTransaction(services, administratorOf(call.request), async (unit) => {
      const { params, body } = call
      const name = await dropJob(unit.db, params.id)
      if (!name) throw notFound('Ce travail n’attend plus\u00A0: il a été fait, relancé ou abandonné.')
      const details: AuditDetails = { job: params.id, before: 'stuck', after: null, reason: body.reason }
      await audit(unit, { action: 'jobs.dropped', subject: `job:${name}`, details })
    }),
  )
}
