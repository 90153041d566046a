import css from './skip-link.module.css'

/** The first stop of the Tab key; each layout's main element has the id `contenu`. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#contenu">
      Aller au contenu
    </a>
  )
}
