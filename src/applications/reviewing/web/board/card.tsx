import { type DragEvent, useId } from 'react'
import { EnteredBadge } from '#src/applications/entering/web/badge.tsx'
import { OpinionLine, RatingStar } from '#src/applications/evaluating/web/opinion.tsx'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import type { BoardColumn } from '#src/applications/shared/states.ts'
import { PLAIN_STAGES, type PlainStage } from '#src/applications/shared/states.ts'
import { allowedTransitions } from '#src/applications/shared/transitions.ts'
import { lateDays } from '#src/reference/shared/delays.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { StageRing } from '#src/ui/display/stage.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { CalendarIcon, ChatIcon } from '#src/ui/workspace-icons.tsx'
import { comingWords } from '../coming.ts'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { opensBeside } from '../panel/open-beside.ts'
import { markOf } from '../stage-mark.ts'
import css from './board.module.css'

interface BoardCardProps {
  card: RecruiterApplication
  words: Record<BoardColumn, string>
  search: ApplicationsSearch
  isCurrent: boolean
  /** A press opens the application beside the board; without this, it opens the page. */
  onOpen: ((id: number) => void) | undefined
  onMove: ((card: RecruiterApplication, stage: PlainStage) => void) | undefined
  onDrag: ((event: DragEvent) => void) | undefined
  onDragEnd: () => void
  onReject: ((card: RecruiterApplication) => void) | undefined
}

/** A card is dragged to another column, or sent there by its menu. */
export function BoardCard({
  card,
  words,
  search,
  isCurrent,
  onOpen,
  onMove,
  onDrag,
  onDragEnd,
  onReject,
}: BoardCardProps) {
  const name = useId()
  const allowed = allowedTransitions(card, 'recruiter')
  const stages = PLAIN_STAGES.filter((stage) => allowed.includes(stage))
  const rejects = onReject && allowed.includes('reject')
  const days = card.days_without_answer
  return (
    <li
      className={classes(css.card, isCurrent && css.current)}
      draggable={onDrag !== undefined}
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      aria-labelledby={name}
      aria-current={isCurrent || undefined}
    >
      <AppLink
        id={name}
        className={css.who}
        href={detailHref(card.id, 'profil', search)}
        data-row={card.id}
        onClick={opensBeside(card.id, onOpen)}
      >
        {card.applicant_name}
        {card.is_new && <i className={css.dot} aria-hidden="true" />}
      </AppLink>
      {onMove && (stages.length > 0 || rejects) && (
        <MenuButton
          label={`Déplacer ${card.applicant_name}`}
          title="Déplacer vers"
          look="quiet"
          disabled={false}
          side="right"
        >
          {(press) => (
            <>
              {stages.map((stage) => (
                <li key={stage}>
                  <button type="button" onClick={press(() => onMove(card, stage))}>
                    <StageRing mark={markOf({ status: 'active', stage, outcome: null })} />
                    {words[stage]}
                  </button>
                </li>
              ))}
              {!card.entered && (
                <>
                  <li>
                    <AppLink href={detailHref(card.id, 'messages', search)}>
                      <ChatIcon size={18} />
                      Écrire à la personne
                    </AppLink>
                  </li>
                  <li>
                    <AppLink href={detailHref(card.id, 'rendez-vous', search)}>
                      <CalendarIcon size={18} />
                      Proposer un rendez-vous
                    </AppLink>
                  </li>
                </>
              )}
              {rejects && (
                <li className={css.apart}>
                  <button type="button" onClick={press(() => onReject(card))}>
                    <StageRing mark="refused" />
                    Ne pas retenir
                  </button>
                </li>
              )}
            </>
          )}
        </MenuButton>
      )}
      <p>{displayTitle(card.offer.title)}</p>
      {days !== null && days >= lateDays() && (
        <p className={css.late}>
          <ClockIcon size={16} /> {days} jours sans réponse
        </p>
      )}
      {card.coming && (
        <p className={css.coming}>
          {card.coming.kind === 'answer' ? <ClockIcon size={16} /> : <CalendarIcon size={16} />}{' '}
          {comingWords(card.coming)}
        </p>
      )}
      <EnteredBadge entered={card.entered} />
      <OpinionLine of={card} most={2} />
      <p className={css.date}>
        {card.match && <b>{card.match.score}&nbsp;%</b>}
        {card.rating !== null && <RatingStar rating={card.rating} />}
        <time dateTime={card.submitted_at}>{formatShortDate(card.submitted_at)}</time>
      </p>
    </li>
  )
}
