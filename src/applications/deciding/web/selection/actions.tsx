import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { comparisonHref, MOST_COMPARED } from '#src/applications/comparing/web/address.ts'
import { type ApplicationsSearch, filtersOf } from '#src/applications/reviewing/web/filters.ts'
import { useShortcuts } from '#src/applications/reviewing/web/keys.ts'
import type { ApplicationsList } from '#src/applications/reviewing/web/queries.ts'
import { markOf } from '#src/applications/reviewing/web/stage-mark.ts'
import { STAGE_LABELS } from '#src/applications/shared/labels.ts'
import { PLAIN_STAGES, type PlainStage } from '#src/applications/shared/states.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { StageRing } from '#src/ui/display/stage.tsx'
import { ChevronDownIcon, MailIcon } from '#src/ui/icons.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import menuCss from '#src/ui/overlay/menu-button.module.css'
import { toast } from '#src/ui/overlay/toasts.ts'
import { MOST_AT_ONCE } from '../../shared/limits.ts'
import { answerHref } from '../address.ts'
import { readSelection, useBatchChange } from '../queries.ts'
import css from './actions.module.css'
import { type Outcome, OutcomeNotice } from './outcome-notice.tsx'
import { pickFocusedRow } from './pick-cells.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionActionsProps {
  list: ApplicationsList | undefined
  search: ApplicationsSearch
  selection: Selection
}

const DONE: Record<PlainStage, Outcome['done']> = {
  review: { one: 'mise à l’étude', many: 'mises à l’étude' },
  shortlisted: { one: 'présélectionnée', many: 'présélectionnées' },
  interview: { one: 'passée en Entretien', many: 'passées en Entretien' },
}
const TAKEN_BACK: Outcome['done'] = { one: 'revenue où elle était', many: 'revenues où elles étaient' }

/** Offers what can be done to all the ticked applications at once, and tells what became of each. */
export function SelectionActions({ list, search, selection }: SelectionActionsProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutate, isPending } = useBatchChange()
  const { chosen, clear } = selection
  useShortcuts({ x: pickFocusedRow })
  const move = (stage: PlainStage) => {
    const key = newClientKey()
    // The page shows a newer version than the one that was ticked, so that one counts where the application is on the
    // page.
    const applications = chosen.map(({ id, version }) => ({
      id,
      version: list?.data.find((item) => item.id === id)?.version ?? version,
    }))
    mutate(
      { change: 'stage', stage, key, applications },
      {
        onSuccess: ({ data: results, undo_seconds: seconds }) => {
          setOutcome({ key, results, done: DONE[stage], seconds })
          clear()
        },
      },
    )
  }
  return (
    <>
      {outcome && (
        <OutcomeNotice
          key={outcome.key + outcome.done.many}
          outcome={outcome}
          onTakenBack={(results) => setOutcome({ ...outcome, results, done: TAKEN_BACK, seconds: null })}
          onOver={() => setOutcome({ ...outcome, seconds: null })}
          onHide={() => setOutcome(undefined)}
        />
      )}
      <SelectionBar count={chosen.length} onClear={clear} className={css.bar}>
        <SelectAll list={list} search={search} selection={selection} />
        <StageMenu busy={isPending} onChoose={move} />
        {chosen.length > 1 && chosen.length <= MOST_COMPARED && (
          <AppLink className={css.compare} href={comparisonHref(chosen.map(({ id }) => id))}>
            Comparer
          </AppLink>
        )}
        <AppLink href={answerHref({ ids: chosen, vue: 'message' })}>
          <MailIcon size={16} />
          Écrire
        </AppLink>
        <AppLink href={answerHref({ ids: chosen })} className={css.refuse}>
          Ne pas retenir
        </AppLink>
      </SelectionBar>
    </>
  )
}

/** Once the whole page is ticked, the rows of the other pages can be chosen too. */
function SelectAll({ list, search, selection }: SelectionActionsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readSelection(filtersOf(search)),
    onSuccess: ({ data }) => selection.put(data),
    onError: ({ message }) => toast.error({ title: 'La sélection n’a pas changé', text: message }),
  })
  const total = list?.meta.total ?? 0
  const most = Math.min(total, MOST_AT_ONCE)
  const isPage = list?.data.every(({ id }) => selection.isChosen(id)) ?? false
  if (!isPage || selection.chosen.length >= most) return null
  return (
    <BareButton className={css.all} disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      {total > most ? `Sélectionner les ${most} premières` : `Sélectionner les ${total}`}
    </BareButton>
  )
}

function StageMenu({ busy, onChoose }: { busy: boolean; onChoose: (stage: PlainStage) => void }) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  return (
    <div ref={box} className={css.menu}>
      <BareButton aria-expanded={open} disabled={busy} aria-busy={busy} onClick={() => setOpen(!open)}>
        Changer d’étape
        <ChevronDownIcon size={16} />
      </BareButton>
      {open && (
        <ul className={`${menuCss.panel} ${menuCss.left}`} aria-label="Passer à l’étape">
          {PLAIN_STAGES.map((stage) => (
            <li key={stage}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  onChoose(stage)
                }}
              >
                <StageRing mark={markOf({ status: 'active', stage, outcome: null })} />
                {STAGE_LABELS[stage]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
