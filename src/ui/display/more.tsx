import type { DetailsHTMLAttributes } from 'react'
import { classes } from '../class-names.ts'
import { ChevronDownIcon } from '../icons.tsx'
import css from './more.module.css'

interface MoreProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What opens it, as « Plus ». */
  label: string
}

/** What few need, behind a word that opens it; it needs no script. */
export function More({ label, className, children, ...details }: MoreProps) {
  return (
    <details {...details} className={classes(css.more, className)}>
      <summary>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      {children}
    </details>
  )
}
