import type { Ref } from 'react'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { CheckedAdvertisement } from '../contract.ts'
import { NumberReport } from './number-report.tsx'
import css from './page.module.css'
import { Steps } from './steps.tsx'
import { noteWords, SIGN_WORDS, strengthWords, VERDICT_WORDS } from './words.ts'

/** What is wrong, what to do about it, what speaks for the advertisement, and what is not known. */
export function Result({ checked, ref }: { checked: CheckedAdvertisement; ref: Ref<HTMLElement> }) {
  const { verdict, signs, strengths, notes, numbers } = checked
  const { title, text } = VERDICT_WORDS[verdict]
  const Icon = verdict === 'nothing_found' ? InfoIcon : WarningIcon
  return (
    <section className={css.result} aria-labelledby="resultat" ref={ref} tabIndex={-1}>
      <div className={classes(css.verdict, css[verdict])}>
        <Icon />
        <div>
          <h2 id="resultat">{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {signs.length > 0 && (
        <>
          <h3>Ce qui cloche</h3>
          <ul className={css.signs}>
            {signs.map(({ kind, found }) => (
              <li key={`${kind} ${found}`}>
                <b>{SIGN_WORDS[kind].title}</b>
                {found && <q>{found}</q>}
                <p>{SIGN_WORDS[kind].why}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Steps checked={checked} />
      {strengths.length > 0 && (
        <>
          <h3>Ce qui parle pour elle</h3>
          <ul className={css.points}>
            {strengths.map((strength) => (
              <li key={`${strength.kind} ${strength.found}`}>
                <CheckIcon size={18} />
                <span>
                  {strengthWords(strength)}.
                  {strength.path && (
                    <>
                      {' '}
                      <AppLink href={strength.path}>Voir sa page</AppLink>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="small muted">
            Un nom, un NIF ou un bon texte se copient&nbsp;: appelez la société par un numéro trouvé ailleurs.
          </p>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>À savoir</h3>
          <ul className={css.points}>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.found}`}>
                <InfoIcon />
                <span>{noteWords(note)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {numbers.length > 0 && (
        <>
          <h3>Un numéro a servi à vous tromper&nbsp;?</h3>
          <p>
            Signalez-le&nbsp;: il sera montré à ceux qui le vérifient quand plusieurs réseaux l’auront dit.
            Nous n’en gardons, un an, qu’une empreinte qui ne dit pas qui vous êtes.
          </p>
          <ul className={css.numbers}>
            {numbers.map((number) => (
              <li key={number}>
                <NumberReport number={number} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
