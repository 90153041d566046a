import { BuildingIcon } from '#src/ui/icons.tsx'
import { useLowData } from '../low-data.ts'
import { initialsOf } from './avatar.tsx'
import css from './company-logo.module.css'

interface CompanyLogoProps {
  logo: string | null
  /** Its initials take the place of the mark where data is saved. */
  name: string
  size?: number
}

/** The company's mark in its tile; the name stands beside it, so it says nothing. */
export function CompanyLogo({ logo, name, size = 56 }: CompanyLogoProps) {
  const isLow = useLowData()
  const inside = Math.round(size * 0.54)
  return (
    <span className={css.tile} style={{ width: size, height: size }} aria-hidden="true">
      {logo && isLow ? (
        <span className={css.initials} style={{ fontSize: size * 0.32 }}>
          {initialsOf(name)}
        </span>
      ) : logo ? (
        <img src={logo} width={inside} height={inside} alt="" loading="lazy" decoding="async" />
      ) : (
        <BuildingIcon size={inside} />
      )}
    </span>
  )
}
