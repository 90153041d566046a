import { type FocusEvent, Suspense, useState } from 'react'
import { afterPress } from '../held-press.ts'
import { lazyPart } from '../lazy-part.ts'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Every page has a field for an address, at its foot, and few people fill it in. */
const MeantAddress = lazyPart(async () => {
  const part = await import('./meant-address.tsx')
  // What is asked moves the rest of the form, and with it the button that is pressed.
  await new Promise<void>((done) => afterPress(done))
  return part
})

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur?: () => void
  /** The value was read from a file, so nobody will leave the field before it is asked about. */
  asksAtOnce?: boolean
}

/** A new e-mail address; once it is left, one of a mistyped provider is asked about, and accepted all the same. */
export function EmailField({ onBlur, asksAtOnce = false, ...input }: EmailFieldProps) {
  const [left, setLeft] = useState(asksAtOnce ? input.value : undefined)
  const id = input.id ?? input.name
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { value } = target
    onBlur?.()
    afterPress(() => setLeft(value))
  }
  const take = (value: string) => {
    input.onChange({ target: { value } })
    document.getElementById(id)?.focus()
  }
  return (
    <div className={input.className}>
      <TextField autoComplete="email" {...input} className={undefined} type="email" onBlur={leave} />
      <div role="status" className={css.meant}>
        {left && left === input.value && (
          <Suspense>
            <MeantAddress typed={left} onTake={take} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
