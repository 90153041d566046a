import type { ApplicationRow } from '#src/applications/applications.ts'
import type { SeedApplication } from './demonstration.ts'

/** An application of the demonstration with the row that was written for it. */
export interface WrittenApplication {
  row: ApplicationRow
  seed: SeedApplication
  /** The owner of the company that received it. */
  recruiter_id: number | null
}
