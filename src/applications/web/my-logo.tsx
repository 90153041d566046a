import { initialsOf } from '#src/ui/avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import css from './my-logo.module.css'

interface MyLogoProps {
  company: { name: string; logo_svg: string | null }
  large?: boolean
  /** The application has ended. */
  faded?: boolean
}

const TONES = [css.blue, css.green, css.amber, css.grey]

/** A company's logo, or its initials, always in the same colour. */
export function MyLogo({ company, large, faded }: MyLogoProps) {
  const { name, logo_svg } = company
  const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length]
  return (
    <span
      className={classes(css.tile, large && css.large, !logo_svg && tone, faded && css.faded)}
      aria-hidden="true"
    >
      {logo_svg ? (
        <img src={`data:image/svg+xml,${encodeURIComponent(logo_svg)}`} alt="" />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
