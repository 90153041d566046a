import type { ProofValues } from './shared/proof-values.ts'

/** A proof as it is kept. */
export interface ProofFile {
  bytes: Uint8Array
  kind: 'picture' | 'pdf'
}

/** What is answered: null for what cannot be read. */
export type ProofAnswer = ProofValues | null
