import { DAY_SECONDS } from '#src/shared/durations.ts'

/** Each choice about the layout is a cookie of 30 days, named `asafidy_` and its key; the first value is the default. */
const LAYOUT_CHOICES = {
  theme: ['blue', 'teal', 'violet'],
  color_scheme: ['light', 'dark', 'system'],
  skin: ['default', 'bordered'],
  language: ['fr'],
  /** `auto` follows the browser's `Save-Data`. */
  data: ['auto', 'low', 'full'],
  /** Each step is an eighth of the usual size, beside what the browser magnifies by itself. */
  text_size: ['normal', 'large', 'larger', 'largest'],
  /** `auto` follows the device. */
  motion: ['auto', 'less'],
  contrast: ['normal', 'more'],
  nav: ['vertical', 'horizontal'],
  nav_collapsed: ['0', '1'],
  semi_dark_nav: ['0', '1'],
  navbar: ['sticky', 'hidden'],
  navbar_blur: ['1', '0'],
  content_width: ['boxed', 'fluid'],
} as const

export type LayoutChoice = keyof typeof LAYOUT_CHOICES
export type LayoutState = { [K in LayoutChoice]: (typeof LAYOUT_CHOICES)[K][number] }

/** The page where the look of the site is chosen without scripts. */
export const LOOK_PAGE = '/affichage'

/** The choices about how pages look, whose frame is another matter: a guest's page is drawn by these. */
export const LOOK_CHOICES = [
  'theme',
  'color_scheme',
  'skin',
  'language',
  'data',
  'text_size',
  'motion',
  'contrast',
] as const satisfies readonly LayoutChoice[]

export const LAYOUT_SECONDS = 30 * DAY_SECONDS
export const LAYOUT_COOKIES = Object.keys(LAYOUT_CHOICES) as LayoutChoice[]

/** Reads the choices by `cookieOf`, which gives the value of a cookie; an unknown value counts as the default. */
export function layoutOf(cookieOf: (name: string) => string | undefined): LayoutState {
  const chosen = LAYOUT_COOKIES.map((key) => {
    const known: readonly string[] = LAYOUT_CHOICES[key]
    const kept = cookieOf(`asafidy_${key}`)
    return [key, kept !== undefined && known.includes(kept) ? kept : known[0]]
  })
  return Object.fromEntries(chosen)
}

/** The look of a browser in which nothing was chosen. */
export function defaultLook(): Partial<LayoutState> {
  return Object.fromEntries(LOOK_CHOICES.map((key) => [key, LAYOUT_CHOICES[key][0]]))
}
