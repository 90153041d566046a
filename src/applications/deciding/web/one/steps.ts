import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'

const WAY = ['review', 'shortlisted', 'interview', 'offer_made', 'hire'] as const
export type Step = (typeof WAY)[number]

/** The next step is the first allowed one after where the application is. */
export function nextStep({
  stage,
  allowed,
}: Pick<RecruiterApplicationDetail, 'stage' | 'allowed'>): Step | undefined {
  const here =
    stage === null || stage === 'viewed' ? -1 : WAY.indexOf(stage === 'accepted' ? 'offer_made' : stage)
  return WAY.slice(here + 1).find((step) => allowed.some(({ change }) => change === step))
}

export function otherSteps(
  { allowed }: Pick<RecruiterApplicationDetail, 'allowed'>,
  next: Step | undefined,
): ChosenStage[] {
  return WAY.filter(
    (step): step is ChosenStage =>
      step !== next && step !== 'hire' && allowed.some(({ change }) => change === step),
  )
}
