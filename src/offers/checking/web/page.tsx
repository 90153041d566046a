import { useEffect, useRef, useState } from 'react'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { CheckedAdvertisement } from '../contract.ts'
import { CheckForm } from './form.tsx'
import css from './page.module.css'
import { Result } from './result.tsx'
import { General } from './steps.tsx'

/** Where anybody checks an advertisement, a number or a link that was met elsewhere. */
export function CheckPage({ answered }: { answered: AnsweredForm | undefined }) {
  const served =
    answered?.accepted && answered.data ? (JSON.parse(answered.data) as CheckedAdvertisement) : null
  const [checked, setChecked] = useState(served)
  const result = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (checked && !isFirst.current) result.current?.focus()
    isFirst.current = false
  }, [checked])
  const thanks = answered?.accepted && !served ? answered.message : null
  return (
    <div className={`container ${css.page}`}>
      <header className={css.head}>
        <h1>Vérifier une annonce</h1>
        <p>
          Une offre vue sur Facebook, reçue par WhatsApp ou collée sur un mur&nbsp;? Collez son texte, son
          numéro ou son lien&nbsp;: nous vous disons ce qui cloche, et quoi faire. C’est gratuit, sans compte,
          et rien de ce que vous collez n’est gardé.
        </p>
      </header>
      {thanks && <Alert kind="success">{thanks}</Alert>}
      <div className={css.columns}>
        <div className={css.main}>
          {served && <Result ref={result} checked={checked ?? served} />}
          <CheckForm answered={answered} onChecked={setChecked} />
          {!served && checked && <Result ref={result} checked={checked} />}
        </div>
        <General />
      </div>
    </div>
  )
}
