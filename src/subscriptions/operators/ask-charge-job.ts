import { jobKind } from '#src/platform/queue/queue.ts'

/** Asks an operator for the state of one charge. */
export const askChargeJob = jobKind<{ id: string }>('payments.ask-charge')
