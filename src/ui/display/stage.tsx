import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import css from './stage.module.css'

/** A ring that fills as the application goes on; a tick or a cross at its end. */
export type StageMark = 'new' | 'seen' | 'review' | 'shortlisted' | 'interview' | 'accepted' | 'refused'

const QUARTERS = {
  review: 'M8 8V4.6A3.4 3.4 0 0 1 11.4 8z',
  shortlisted: 'M8 4.6a3.4 3.4 0 0 1 0 6.8z',
  interview: 'M8 8V4.6A3.4 3.4 0 1 1 4.6 8z',
} as const

/** Always beside its word. */
export function StageRing({ mark }: { mark: StageMark }) {
  const tone = { seen: css.grey, accepted: css.green, refused: css.red }[mark as 'seen']
  return (
    <svg
      className={classes(css.ring, tone)}
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" {...(mark === 'new' && { strokeDasharray: '2.4 2.2' })} />
      {mark in QUARTERS && (
        <path d={QUARTERS[mark as keyof typeof QUARTERS]} fill="currentColor" stroke="none" />
      )}
      {mark === 'accepted' && <path d="m5.4 8.2 1.8 1.8 3.4-3.6" />}
      {mark === 'refused' && <path d="m6 6 4 4M10 6l-4 4" />}
    </svg>
  )
}

export function StageWord({ mark, children }: { mark: StageMark; children: ReactNode }) {
  return (
    <span className={css.word}>
      <StageRing mark={mark} />
      {children}
    </span>
  )
}
