import { classes } from '../class-names.ts'
import { useLowData } from '../low-data.ts'
import css from './avatar.module.css'

interface AvatarProps {
  name: string
  picture?: string | null
  /** In px, 40 unless told. */
  size?: number
  tone?: 'blue' | 'green' | 'amber' | 'grey'
}

/** A picture, or the initials of a name. */
export function Avatar({ name, picture, size = 40, tone = 'blue' }: AvatarProps) {
  const isLow = useLowData()
  return (
    <span
      aria-hidden="true"
      className={classes(css.avatar, css[tone])}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {picture && !isLow ? <img src={picture} alt="" width={size} height={size} /> : initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return ((first[0] ?? '') + (others.at(-1)?.[0] ?? '')).toUpperCase()
}
