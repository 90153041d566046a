import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useLayoutEffect, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons.tsx'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** In the page itself, after the button that it serves until React does. */
const eyeScript = createIsomorphicFn()
  .server(() =>
    `(() => {
  const eye = document.currentScript.previousElementSibling
  const field = eye.previousElementSibling
  eye.addEventListener('click', () => {
    if (!eye.matches('[data-eye]')) return
    const shown = field.type === 'password'
    field.type = shown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', shown)
  })
})()`.replaceAll(/\n\s+/g, '\n'),
  )
  .client(() => '')

/** A password that can be shown, before the page is alive too. */
export function PasswordField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  const id = input.id ?? input.name
  const [shown, setShown] = useState(false)
  const field = useEarlyAnswer(input)
  const eye = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    eye.current?.removeAttribute('data-eye')
    setShown(field.current?.type === 'text')
  }, [field])
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={css.with}>
        <input
          autoComplete="current-password"
          {...input}
          ref={field}
          id={id}
          type={shown ? 'text' : 'password'}
          className={css.input}
          {...describedBy(id, { hint, error })}
        />
        <button
          type="button"
          ref={eye}
          data-eye=""
          className={css.toggle}
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
        <ScriptOnce>{eyeScript()}</ScriptOnce>
      </div>
    </Field>
  )
}
