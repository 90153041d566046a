import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import css from '#src/ui/display/empty-state.module.css'
import { Drawing } from '#src/ui/drawings/drawing.tsx'
import signpost from '#src/ui/drawings/erreur-404.svg'
import { ArrowLeftIcon, SearchIcon } from '#src/ui/icons.tsx'
import bar from '#src/ui/search/bar.module.css'
import own from './not-found-message.module.css'

/** Stands in the place of a page that is not there: what may have happened, a search, and the way home. */
export function NotFoundMessage() {
  return (
    <div className={`container ${css.empty}`}>
      <Drawing src={signpost} />
      <h1>Page introuvable</h1>
      <p>Cette adresse ne mène à aucune page. L’offre a peut-être été retirée, ou le lien a été mal copié.</p>
      <search className={own.search}>
        <form action="/offres" className={`${bar.search} ${own.form}`}>
          <label className={bar.field}>
            <SearchIcon />
            <span className="hidden-text">Métier, compétence ou société</span>
            <input
              type="search"
              name="keywords"
              maxLength={200}
              placeholder="Métier ou compétence"
              autoComplete="off"
            />
          </label>
          <Button type="submit" scriptless className={bar.submit}>
            Voir les offres
          </Button>
        </form>
      </search>
      <AppLink href="/" className={own.home}>
        <ArrowLeftIcon size={18} />
        Revenir à l’accueil
      </AppLink>
    </div>
  )
}
