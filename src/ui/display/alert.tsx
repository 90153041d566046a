import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons.tsx'
import css from './alert.module.css'

interface AlertProps {
  kind?: 'info' | 'warning' | 'error' | 'success'
  children: ReactNode
  /** At the end of the line: a link or a button. */
  action?: ReactNode
  /** Read aloud as it appears. */
  live?: boolean
}

export function Alert({ kind = 'info', children, action, live }: AlertProps) {
  const Icon = kind === 'success' ? CheckIcon : kind === 'info' ? InfoIcon : WarningIcon
  return (
    <div
      data-alert
      className={classes(css.alert, css[kind])}
      {...(live && { role: kind === 'error' ? 'alert' : 'status' })}
    >
      <Icon />
      <div className={css.body}>{children}</div>
      {action}
    </div>
  )
}
