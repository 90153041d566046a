import { useHydrated } from '@tanstack/react-router'
import type { ButtonHTMLAttributes } from 'react'
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
  /** Its form has an address and works before, or without, scripts. */
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
  const native = scriptless || props.popoverTarget !== undefined
  // Without scripts, it would send the form past the one that makes it work.
  const early = !useHydrated() && props.type === 'submit' && !native
  const press = useEarlyPress<HTMLButtonElement>(!native)
  return (
    <button
      type="button"
      {...press}
      {...props}
      className={classes(lookOf({ look, small, wide, iconOnly, flush }), className)}
      disabled={disabled || loading || early}
      aria-busy={loading || undefined}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A button that looks as its place says. */
export function BareButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const press = useEarlyPress<HTMLButtonElement>()
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
