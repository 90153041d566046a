import { BuildingIcon } from '#src/ui/icons.tsx'
import css from './company-logo.module.css'

/** The company's mark in its tile; the name stands beside it, so it says nothing. */
export function CompanyLogo({ logo, size = 56 }: { logo: string | null; size?: number }) {
  const inside = Math.round(size * 0.54)
  return (
    <span className={css.tile} style={{ width: size, height: size }} aria-hidden="true">
      {logo ? (
        <img src={logo} width={inside} height={inside} alt="" loading="lazy" decoding="async" />
      ) : (
        <BuildingIcon size={inside} />
      )}
    </span>
  )
}
