import { classes } from '../class-names.ts'
import { useLowData } from '../low-data.ts'
import { initialsOf } from './avatar.tsx'
import css from './company-tile.module.css'

interface CompanyTileProps {
  company: { name: string; logo_svg?: string | null; logo?: string | null }
  /** 32, 44 unless told, or 64 px. */
  size?: 'small' | 'large'
  /** What it belongs to has ended. */
  faded?: boolean
}

const TONES = [css.blue, css.green, css.amber, css.grey]

/** A company's logo, or its initials, always in the same colour. */
export function CompanyTile({ company, size, faded }: CompanyTileProps) {
  const isLow = useLowData()
  const { name } = company
  const logo =
    (isLow ? null : company.logo) ??
    (company.logo_svg && `data:image/svg+xml,${encodeURIComponent(company.logo_svg)}`)
  const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length]
  return (
    <span
      className={classes(css.tile, size && css[size], !logo && tone, faded && css.faded)}
      aria-hidden="true"
    >
      {logo ? <img src={logo} alt="" /> : initialsOf(name)}
    </span>
  )
}
