import type { SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side in px, 20 unless told. */
  size?: number
}

/** One stroke in a box of 24, in the colour of the text; says nothing to a screen reader. */
function Stroke({ size = 20, ...props }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
      {...props}
    />
  )
}

/** A picture drawn with one line. */
export const icon =
  /* @__NO_SIDE_EFFECTS__ */
    (d: string, strokeWidth = 1.75) =>
    (props: IconProps) => (
      <Stroke strokeWidth={strokeWidth} {...props}>
        <path d={d} />
      </Stroke>
    )

export const ArrowLeftIcon = icon('M19 12H5M11 6l-6 6 6 6')
export const ArrowRightIcon = icon('M5 12h14M13 6l6 6-6 6')
export const BookmarkIcon = icon('M6.5 4h11v16.5L12 16.5l-5.5 4z')
export const BriefcaseIcon = icon(
  'M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM8 7V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M3 13h18',
)
export const BuildingIcon = icon(
  'M4 21V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v16M15 9h4a1 1 0 0 1 1 1v11M2.5 21h19M8 8h3M8 12h3M8 16h3',
)
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = icon('M6 9l6 6 6-6')
export const ChevronLeftIcon = icon('M15 6l-6 6 6 6')
export const ChevronRightIcon = icon('M9 6l6 6-6 6')
export const ClockIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7.5V12l3 2')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const ExternalIcon = icon('M9 6h9v9M18 6 7 17')
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z',
)
export const EyeOffIcon = icon(
  'M4 4l16 16M10 6a9 9 0 0 1 2-.3c6 0 9.5 6.3 9.5 6.3a16 16 0 0 1-2.5 3.2M6 7.5A15 15 0 0 0 2.5 12S6 18.3 12 18.3a9 9 0 0 0 3.7-.8',
)
export const FilterIcon = icon(
  'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
)
export const FlagIcon = icon('M6 21V4.5h11l-2 4 2 4H6')
export const InfoIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 11v5M12 8v.1')
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
)
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
)
export const SearchIcon = icon('M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM20 20l-4-4')
export const ShieldIcon = icon('M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15 10.5')
export const UserIcon = icon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20c1-3.8 4-5.5 7.5-5.5s6.5 1.7 7.5 5.5')
export const WarningIcon = icon('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1')
export const BellIcon = icon('M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 20a2.2 2.2 0 0 0 4 0')
export const HelpIcon = icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 9.2a2.6 2.6 0 0 1 5 .8c0 1.8-2.5 2-2.5 3.8M12 17h.01',
)
export const MailIcon = icon(
  'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5zM3.5 7.5l8.5 6 8.5-6',
)
export const LockIcon = icon(
  'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5',
)
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6')
