import { useHydrated } from '@tanstack/react-router'
import type { InputHTMLAttributes } from 'react'
import css from './switch.module.css'

/** A checkbox that looks like a switch, for what takes effect at once; give it an aria-label or a label around it. */
export function Switch(input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  // Pressed before the page is alive, it would go back and keep nothing.
  const early = !useHydrated()
  return <input {...input} type="checkbox" disabled={input.disabled || early} className={css.switch} />
}
