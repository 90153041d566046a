import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { askLastQuestions } from './asking.ts'

export const askLastQuestionsJob = jobKind('applications.ask-last-questions')

/** The times are in UTC: at Antananarivo people are asked in daylight, and what one run could not ask the next one does. */
export function lastQuestionRecurring(services: Services): Worker[] {
  return [worker(askLastQuestionsJob, () => askLastQuestions(services), '5 5-15 * * *')]
}
