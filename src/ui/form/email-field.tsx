import { type FocusEvent, useState } from 'react'
import { meantAddress } from '#src/shared/addresses/mail-domains.ts'
import { Button } from '../button.tsx'
import { afterPress } from '../held-press.ts'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur?: () => void
}

/** A new e-mail address; once it is left, one of a mistyped provider is asked about, and accepted all the same. */
export function EmailField({ onBlur, ...input }: EmailFieldProps) {
  const [left, setLeft] = useState<string>()
  const meant = left === input.value ? meantAddress(input.value) : null
  const id = input.id ?? input.name
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { value } = target
    onBlur?.()
    // What is asked moves the rest of the form, and with it the button that is pressed.
    afterPress(() => setLeft(value))
  }
  const take = () => {
    input.onChange({ target: { value: meant ?? input.value } })
    document.getElementById(id)?.focus()
  }
  return (
    <div className={input.className}>
      <TextField autoComplete="email" {...input} className={undefined} type="email" onBlur={leave} />
      <div role="status" className={css.meant}>
        {meant && (
          <>
            <span>Vérifiez la fin de l’adresse.</span>
            <Button look="quiet" small flush onClick={take}>
              Utiliser {meant}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
