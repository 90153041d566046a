import { useHydrated } from '@tanstack/react-router'
import type { InputHTMLAttributes } from 'react'
import { classes } from '../class-names.ts'
import css from './switch.module.css'

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Whether it stands for several of which some are on; its label says how many. */
  isPart?: boolean
}

/** A checkbox that looks like a switch, for what takes effect at once; give it an aria-label or a label around it. */
export function Switch({ isPart, ...input }: SwitchProps) {
  // Pressed before the page is alive, it would go back and keep nothing.
  const early = !useHydrated()
  return (
    <input
      {...input}
      type="checkbox"
      disabled={input.disabled || early}
      className={classes(css.switch, isPart && css.part)}
    />
  )
}
