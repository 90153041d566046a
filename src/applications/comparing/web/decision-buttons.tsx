import { useDecision } from '#src/applications/deciding/web/queries.ts'
import { detailHref } from '#src/applications/reviewing/web/filters.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import type { Compared } from '../contract.ts'
import css from './table.module.css'

/** These stages need nothing more than a press; the others are decided where the whole application is read. */
const DIRECT = ['review', 'shortlisted', 'interview'] as const satisfies readonly ChosenStage[]

export function Deciding({ one }: { one: Compared }) {
  const decision = useDecision(one, {})
  const here = (DIRECT as readonly unknown[]).indexOf(one.stage)
  const next = DIRECT.slice(here + 1).find((stage) => one.allowed.some(({ change }) => change === stage))
  const label = one.allowed.find(({ change }) => change === next)?.label
  const isBefore = one.stage !== 'offer_made' && one.stage !== 'accepted'
  return (
    <div className={css.decide}>
      {next && isBefore && (
        <Button
          look="secondary"
          small
          wide
          loading={decision.isPending}
          onClick={() => decision.mutate({ change: next })}
        >
          {label}
        </Button>
      )}
      <LinkButton look="quiet" small wide href={detailHref(one.id, 'profil', {})}>
        Ouvrir<span className="hidden-text"> la candidature {ofName(one.applicant_name)}</span>
      </LinkButton>
    </div>
  )
}
