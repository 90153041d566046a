import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { Files } from './files/storage.ts'
import type { Live } from './live.ts'
import type { Queue } from './queue/queue.ts'
import type { Replica } from './replicas/replica.ts'

/** What routes and jobs hand to verbs; opened once by the process, replaced piece by piece in tests. */
export interface Services {
  env: Env
  db: Database
  /** The replica that `readPublic` asks; null without DATABASE_REPLICA_URL. */
  replica: Replica | null
  clock: Clock
  queue: Queue
  files: Files
  live: Live
}
