import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import css from './panel.module.css'

/** So many characters are shown before one asks for the rest. */
const SHORT = 320

export function PanelLetter({
  application: { letter, applicant_name },
}: {
  application: RecruiterApplicationDetail
}) {
  const [whole, setWhole] = useState(letter.length <= SHORT)
  return (
    <section className={css.part}>
      <h3>
        Lettre de motivation
        {!whole && (
          <Button look="quiet" small flush onClick={() => setWhole(true)}>
            Tout lire
          </Button>
        )}
      </h3>
      <blockquote
        className={classes(css.letter, !whole && css.short)}
        aria-label={`Lettre ${ofName(applicant_name)}`}
      >
        {letter}
      </blockquote>
    </section>
  )
}
