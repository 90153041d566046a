import type { AnsweredForm } from '#src/shared/page-context.ts'
import type { WaitingApplication } from '../contract.ts'

/** What the form of an answer is given. */
export interface AnswerFormProps {
  token: string
  application: WaitingApplication
  /** The server's answer to a form that the browser sent by itself. */
  answered: AnsweredForm | undefined
}
