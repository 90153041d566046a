import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { changedFields, PLAN_FIELD_NAMES } from '#src/subscriptions/pricing/shared/values.ts'
import { stateOf, versionBefore } from '#src/subscriptions/pricing/shared/versions.ts'
import type { AdminPlans, AdminPlanVersion } from '../../plans/contract.ts'
import { Section } from '../desk/parts.tsx'
import { ChangeList, HistoryLine, latestFirst, WithdrawalDialog } from './dated-history.tsx'
import css from './plans.module.css'
import { useWithdrawal } from './queries.ts'
import { valueWords } from './words.ts'

/** Every version of every plan, the last one first; one that is planned can be withdrawn. */
export function PlanHistory({ plans: { versions, today } }: { plans: AdminPlans }) {
  const [asked, setAsked] = useState<AdminPlanVersion | null>(null)
  const withdrawal = useWithdrawal()
  return (
    <Section title="Histoire des formules">
      <ol className={css.history}>
        {latestFirst(versions).map((version) => (
          <HistoryLine
            key={version.id}
            version={version}
            state={stateOf(versions, version, today)}
            of={`de ${PLAN_NAMES[version.plan]}`}
            onWithdraw={() => setAsked(version)}
          >
            <b>{PLAN_NAMES[version.plan]}</b> <ChangeList changes={changesOf(versions, version)} />
          </HistoryLine>
        ))}
      </ol>
      <WithdrawalDialog version={asked} withdrawal={withdrawal} onClose={() => setAsked(null)}>
        {asked && (
          <>
            La formule {PLAN_NAMES[asked.plan]} ne change pas le {formatDate(asked.effective_on)}&nbsp;: ses
            prix et ses limites d’avant continuent.
          </>
        )}
      </WithdrawalDialog>
    </Section>
  )
}

function changesOf(versions: AdminPlanVersion[], version: AdminPlanVersion) {
  const before = versionBefore(versions, version.plan, version.effective_on)
  return (
    before &&
    changedFields(before, version).map((field) => ({
      name: PLAN_FIELD_NAMES[field],
      before: valueWords(field, before[field]),
      after: valueWords(field, version[field]),
    }))
  )
}
