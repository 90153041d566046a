import { initialsOf } from '#src/ui/avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import css from './dashboard-logo.module.css'

const TONES = [css.blue, css.green, css.amber, css.grey]

interface LogoProps {
  company: { name: string; logo_svg: string | null }
  small?: boolean
}

/** A company's drawn mark, or its initials, always in the same colour. */
export function DashboardLogo({ company: { name, logo_svg }, small }: LogoProps) {
  const tone = TONES[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length]
  return (
    <span className={classes(css.tile, small && css.small, !logo_svg && tone)} aria-hidden="true">
      {logo_svg ? (
        <img src={`data:image/svg+xml,${encodeURIComponent(logo_svg)}`} alt="" width={44} height={44} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
