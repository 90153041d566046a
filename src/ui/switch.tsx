import type { InputHTMLAttributes } from 'react'
import css from './switch.module.css'

/** A checkbox that looks like a switch, for what takes effect at once; give it an aria-label or a label around it. */
export function Switch(input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input {...input} type="checkbox" className={css.switch} />
}
