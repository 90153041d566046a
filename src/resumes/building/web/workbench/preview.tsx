import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { plural } from '#src/shared/phrases.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { PrintedPages } from '../editor/page-remarks.ts'
import { PageDrawing } from './page-drawing.ts'
import { type Compose, usePreview } from './use-preview.ts'
import css from './workbench.module.css'

interface ResumePreviewProps {
  document: ResumeDocument
  compose: Compose
  /** This stands beside the count of pages. */
  tools?: ReactNode
  /** This stands under them, once it is known how many pages there are. */
  underTools?: (count: number) => ReactNode
  /** Told what is on the pages, each time that they are drawn. */
  onPrinted?: (printed: PrintedPages & { of: ResumeDocument }) => void
}

/** Shows the pages as they are printed. */
export function ResumePreview({ document: cv, compose, tools, underTools, onPrinted }: ResumePreviewProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const { pages, drawn, isLate, error } = usePreview(cv, compose, sheets)
  const count = pages?.svgs.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing is told once.
  useEffect(() => {
    if (pages && drawn) onPrinted?.({ of: drawn, count: pages.svgs.length, parts: pages.parts })
  }, [pages, drawn])
  return (
    <>
      <div className={css.facts}>
        <span>{count > 0 ? `${count} ${plural(count, 'page')}` : 'Mise en page…'}</span>
        {tools ?? <span>A4, texte lisible par les logiciels de tri</span>}
      </div>
      {count > 0 && underTools?.(count)}
      {error && (
        <Alert kind="warning" live>
          {wordsOf(error, cv)}
        </Alert>
      )}
      <div
        ref={sheets}
        className={css.sheets}
        data-late={(isLate && Boolean(error)) || undefined}
        aria-busy={isLate}
      >
        {pages?.svgs.map((page, index) => (
          <Sheet key={String(index)} svg={page} label={`Page ${index + 1} sur ${count} de votre CV`} />
        ))}
        {!pages && <div className={css.blank} />}
      </div>
    </>
  )
}

/** For screen readers a page is a picture, because the text is read in the PDF and in the form. */
function Sheet({ svg, label }: { svg: string; label: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const drawing = useRef<PageDrawing>(undefined)
  useLayoutEffect(() => {
    if (!sheet.current) return
    drawing.current ??= new PageDrawing(sheet.current)
    drawing.current.show(svg)
  }, [svg])
  return <div ref={sheet} className={css.sheet} role="img" aria-label={label} />
}

/** Names the part that cannot be printed, where it is known. */
function wordsOf({ status, message, errors }: ApiError, { sections }: ResumeDocument): string {
  if (status === 0) return 'L’aperçu reviendra avec le réseau\u00a0: ce que vous écrivez est gardé.'
  const [[path, [told = message] = []] = []] = Object.entries(errors ?? {})
  const section = sections[Number(/sections\.(\d+)/.exec(path ?? '')?.[1] ?? -1)]
  if (section) return `Section «\u00a0${headingOf(section)}\u00a0»\u00a0: ${told}`
  return path?.includes('identity') ? `Coordonnées\u00a0: ${told}` : told
}
