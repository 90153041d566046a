import { type ReactNode, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { ArrowLeftIcon, EyeIcon } from '#src/ui/icons.tsx'
import { PenIcon } from '#src/ui/workspace-icons.tsx'
import { ResumeEditor } from '../editor/editor.tsx'
import type { PhotoKeeper } from '../editor/photo-field.tsx'
import { FitButtons, type FitPages } from './fit-buttons.tsx'
import { ResumePreview } from './preview.tsx'
import { SizeBar, StyleBar } from './style-bar.tsx'
import type { Compose } from './use-preview.ts'
import { usePrintedPages } from './use-printed-pages.ts'
import css from './workbench.module.css'

export interface WorkbenchProps {
  document: ResumeDocument
  onChange: (document: ResumeDocument) => void
  /** Draws the pages; rejects with an ApiError. */
  compose: Compose
  fitPages: FitPages
  photos?: PhotoKeeper | undefined
  /** The arrow of the bar leads there. */
  back: { href: string; label: string }
  /** The CV's name, and under it whether it is kept. */
  title: ReactNode
  state: ReactNode
  /** This stands at the end of the bar. */
  actions: ReactNode
  /** This has to be read before anything else, so it stands above the form. */
  notices?: ReactNode
}

/** A CV being written, and beside it what it looks like; on a phone one at a time. */
export function ResumeWorkbench(props: WorkbenchProps) {
  const { document: cv, onChange, compose, fitPages, photos, back, title, state, actions, notices } = props
  const { printed, onPrinted } = usePrintedPages(cv)
  const [shows, setShows] = useState<'edit' | 'pages'>('edit')
  return (
    <div className={css.bench} data-shows={shows}>
      <header className={css.title}>
        <AppLink href={back.href} className={css.back} aria-label={back.label}>
          <ArrowLeftIcon />
        </AppLink>
        <div>
          {title}
          {state}
        </div>
      </header>
      <div className={css.actions}>{actions}</div>
      <nav className={css.tabs} aria-label="Affichage">
        <BareButton aria-pressed={shows === 'edit'} onClick={() => setShows('edit')}>
          <PenIcon size={18} />
          Modifier
        </BareButton>
        <BareButton aria-pressed={shows === 'pages'} onClick={() => setShows('pages')}>
          <EyeIcon size={18} />
          Aperçu
        </BareButton>
      </nav>
      <section className={css.style} aria-label="Présentation">
        <StyleBar style={cv.style} onChange={(style) => onChange({ ...cv, style })} />
      </section>
      <section className={css.edit} aria-label="Contenu">
        {notices}
        <ResumeEditor document={cv} onChange={onChange} photos={photos} printed={printed} />
      </section>
      <section className={css.pages} aria-label="Aperçu">
        <ResumePreview
          document={cv}
          compose={compose}
          tools={<SizeBar style={cv.style} onChange={(style) => onChange({ ...cv, style })} />}
          underTools={(count) => (
            <FitButtons document={cv} count={count} fitPages={fitPages} onChange={onChange} />
          )}
          onPrinted={onPrinted}
        />
      </section>
    </div>
  )
}
