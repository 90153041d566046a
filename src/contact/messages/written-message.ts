import type { MessageFact, MessageKind } from './shared/kinds.ts'

/** What somebody wrote to the team, from any of its forms. */
export interface WrittenMessage {
  kind: MessageKind
  first_name: string
  last_name: string
  /** It is null where no answer is expected. */
  email: string | null
  object: string
  message: string
  facts: MessageFact[]
}
