import { useHydrated } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'
import css from './button.module.css'
import { classes } from './class-names.ts'
import { useEarlyPress } from './early-press.tsx'

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger'
  small?: boolean
  wide?: boolean
  /** Square, for an icon alone: give it an aria-label. */
  iconOnly?: boolean
  /** For a quiet small one at the end of a card's head: its words end where the card's text does. */
  flush?: boolean
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and refuses presses. */
  loading?: boolean
  /** The browser does the same before, or without, scripts: its form has an address, or its popover says it. */
  scriptless?: boolean
}

export function Button({
  look = 'primary',
  small,
  wide,
  iconOnly,
  flush,
  loading,
  disabled,
  scriptless,
  children,
  className,
  ...props
}: ButtonProps) {
  const way = scriptless ? 'native' : props.popoverTarget === undefined ? 'scripts' : 'browser'
  // Without scripts, it would send the form past the one that makes it work.
  const early = !useHydrated() && props.type === 'submit' && way === 'scripts'
  const press = useEarlyPress<HTMLButtonElement>(way)
  return (
    <button
      type="button"
      {...press}
      {...props}
      className={classes(lookOf({ look, small, wide, iconOnly, flush }), className)}
      data-early={(early && !disabled && !loading) || undefined}
      disabled={disabled || loading || early}
      aria-busy={loading || undefined}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A button that looks as its place says. */
export function BareButton({
  scriptless,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & Pick<ButtonProps, 'scriptless'>) {
  const press = useEarlyPress<HTMLButtonElement>(scriptless ? 'native' : 'scripts')
  return <button type="button" {...press} {...props} />
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({
  look = 'primary',
  small,
  wide,
  iconOnly,
  flush,
  className,
  ...props
}: Look & AppLinkProps) {
  return <AppLink {...props} className={classes(lookOf({ look, small, wide, iconOnly, flush }), className)} />
}

interface PressLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  onPress: () => void
}

/** A link to where the browser does by itself what its press does here once the page is alive; without a look, its place's. */
export function PressLink({
  look,
  small,
  wide,
  iconOnly,
  flush,
  className,
  href,
  onPress,
  ...props
}: PressLinkProps) {
  const early = useEarlyPress<HTMLAnchorElement>('native')
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPress()
  }
  const shown = classes(look && lookOf({ look, small, wide, iconOnly, flush }), className)
  return <a href={href} {...early} {...props} className={shown || undefined} onClick={press} />
}

function lookOf({ look, small, wide, iconOnly, flush }: Look): string {
  return classes(
    css.button,
    look && css[look],
    small && css.small,
    wide && css.wide,
    iconOnly && css.icon,
    flush && css.flush,
  )
}
